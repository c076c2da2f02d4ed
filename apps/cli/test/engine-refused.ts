/** Requests and their errors, one pair to a line. */
const casesIn = (text: string): [string, object][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' -> '))
    .map(([request, error]) => [request, JSON.parse(error)]);

/** Requests of the wrong form, and what their errors have beside a sentence. */
export const FORMS = casesIn(String.raw`
{} -> {"code":"missing-key","name":"do"}
{"do":7} -> {"code":"bad-value","name":"do","expected":"string"}
{"do":"Legal"} -> {"code":"unknown-request","request":"Legal"}
{"do":"constructor"} -> {"code":"unknown-request","request":"constructor"}
{"do":"legal","id":1.5} -> {"code":"bad-value","name":"id","expected":"string | integer"}
{"do":"legal","id":null} -> {"code":"bad-value","name":"id"}
{"do":"legal","id":9007199254740992} -> {"code":"bad-value","name":"id"}
{"do":"legal","tabel":"a"} -> {"code":"unknown-key","name":"tabel","possible":["id","do","table","prompt","means"]}
{"do":"legal","toString":1} -> {"code":"unknown-key","name":"toString"}
{"do":"legal","table":""} -> {"code":"bad-value","name":"table","expected":"string of 1..100"}
{"do":"legal","table":null} -> {"code":"bad-value","name":"table"}
{"do":"legal","prompt":1} -> {"code":"bad-value","name":"prompt","expected":"true | false"}
{"do":"new","game":"claim"} -> {"code":"missing-key","name":"seed"}
{"do":"new","seed":"a"} -> {"code":"missing-key","name":"game"}
{"do":"new","game":"claim","seed":"a","rules":0} -> {"code":"bad-value","name":"rules"}
{"do":"new","game":"claim","seed":7} -> {"code":"bad-value","name":"seed","expected":"string of 0..1000"}
{"do":"new","game":"claim","seed":"","options":[]} -> {"code":"bad-value","name":"options"}
{"do":"new","game":"claim","seed":"","options":{"seats":{"toString":1}}} -> {"code":"bad-value"}
{"do":"new","game":"claim","seed":"","options":{"seats":null}} -> {"code":"bad-value","name":"options"}
{"do":"position","game":"claim"} -> {"code":"missing-key","name":"position"}
{"do":"position","options":{}} -> {"code":"missing-key","name":"position"}
{"do":"position","seed":"a"} -> {"code":"missing-key","name":"position"}
{"do":"position","game":"claim","position":{},"seed":7} -> {"code":"bad-value","name":"seed","expected":"string of 0..1000"}
{"do":"position","position":{}} -> {"code":"missing-key","name":"game"}
{"do":"position","game":"claim","position":[]} -> {"code":"bad-value","name":"position"}
{"do":"copy"} -> {"code":"missing-key","name":"into"}
{"do":"play"} -> {"code":"missing-key","name":"choice"}
{"do":"play","choice":"a","choices":[]} -> {"code":"bad-value","name":"choices","expected":"choice | choices"}
{"do":"play","choices":["K2",7]} -> {"code":"bad-value","name":"choices"}
{"do":"play","choices":"K2"} -> {"code":"bad-value","name":"choices","expected":"[string of 0..200, ...]"}
{"do":"play","choice":"K9","log":true} -> {"code":"bad-value","name":"log"}
{"do":"play","choice":"K9","log":2} -> {"code":"bad-value","name":"log","expected":"0..1 | \"audience\""}
{"do":"undo","count":0} -> {"code":"bad-value","name":"count"}
{"do":"seen"} -> {"code":"missing-key","name":"viewer"}
{"do":"seen","viewer":"all"} -> {"code":"bad-value","name":"viewer"}
{"do":"seen","viewer":-1} -> {"code":"bad-value","name":"viewer"}
{"do":"seen","viewer":2} -> {"code":"bad-value","name":"viewer","expected":"0..1 | \"audience\""}
{"do":"imagine","viewer":0} -> {"code":"missing-key","name":"seed"}
{"do":"imagine","viewer":0,"seed":"","count":1001} -> {"code":"bad-value","expected":"1..1000"}
{"do":"imagine","viewer":0,"seed":"","count":2,"into":"b"} -> {"code":"bad-value","name":"count","expected":"1"}
{"do":"playout","seed":"","count":10001} -> {"code":"bad-value","name":"count"}
{"do":"playout","seed":"","viewer":5} -> {"code":"bad-value","name":"viewer"}
{"do":"go","level":"king"} -> {"code":"bad-value","name":"level"}
{"do":"go","ms":0} -> {"code":"bad-value","name":"ms","expected":"1..600000"}
{"do":"go","iterations":0.5} -> {"code":"bad-value","name":"iterations","expected":"1..10000000"}
{"do":"go","ms":1,"iterations":1} -> {"code":"bad-value","name":"iterations","expected":"ms | iterations"}
{"do":"go","info":1} -> {"code":"bad-value","name":"info","expected":"true | false"}
{"do":"go","viewer":0} -> {"code":"unknown-key","name":"viewer"}
{"do":"go","legal":true} -> {"code":"bad-value","name":"legal","expected":"[string of 0..200, ...]"}
{"do":"go","game":"claim"} -> {"code":"missing-key","name":"position"}
{"do":"go","choices":[]} -> {"code":"missing-key","name":"position"}
{"do":"go","position":{}} -> {"code":"missing-key","name":"game"}
{"do":"stop","go":1.5} -> {"code":"bad-value","name":"go","expected":"string | integer"}
{"do":"stop","table":"main"} -> {"code":"unknown-key","name":"table"}
{"do":"quit","table":"main"} -> {"code":"unknown-key","name":"table"}
`);

/** Requests of the right form that cannot be carried out. */
export const REFUSED = casesIn(`
{"do":"options","game":"chess"} -> {"code":"unknown-game","game":"chess"}
{"do":"new","game":"claim","seed":"a","rules":2} -> {"code":"unknown-rules","game":"claim","rules":2,"possible":[1]}
{"do":"options","game":"king-is-dead","rules":3} -> {"code":"unknown-rules","game":"king-is-dead","possible":[1,2]}
{"do":"new","game":"__proto__","seed":""} -> {"code":"unknown-game","game":"__proto__"}
{"do":"new","game":"claim","seed":"","rules":9} -> {"code":"unknown-rules","game":"claim","rules":9,"possible":[1]}
{"do":"new","game":"claim","seed":"","options":{"seats":3}} -> {"code":"bad-options","clause":"CL-SETUP-1"}
{"do":"new","game":"claim","seed":"","options":{"solo":true}} -> {"code":"bad-options","key":"option"}
{"do":"position","game":"king-is-dead","position":"nonsense"} -> {"code":"bad-position","invariant":"json"}
{"do":"position","game":"claim","position":"?","seed":""} -> {"code":"bad-position","invariant":"json"}
{"do":"position","game":"claim","position":{},"seed":""} -> {"code":"bad-position","invariant":"missing-key"}
{"do":"legal","table":"b"} -> {"code":"no-table","table":"b"}
{"do":"close","table":"b"} -> {"code":"no-table","table":"b"}
{"do":"undo","count":2} -> {"code":"nothing-to-undo","possible":1}
{"do":"go","table":"b"} -> {"code":"no-table","table":"b"}
{"do":"go","game":"claim","position":{}} -> {"code":"bad-position","invariant":"missing-key"}
{"do":"play","choice":"G0"} -> {"code":"illegal","clause":"CL-FOLLOW-1","key":"follow","index":0,"choice":"G0"}
{"do":"play","choice":"pass"} -> {"code":"illegal","clause":"CL-FOLLOW-5"}
{"do":"play","choices":["K9","G1","G1"]} -> {"code":"illegal","index":1,"choice":"G1","key":"not-in-hand"}
`);

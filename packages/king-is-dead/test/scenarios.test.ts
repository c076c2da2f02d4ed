import { runScenario, scenariosIn } from '@interregnum/testkit';
import { describe, test } from 'vitest';
import { kingIsDeadLanguage, World } from './scenario-language.ts';

const scenarios = scenariosIn(`${import.meta.dirname}/scenarios`);

for (const file of new Set(scenarios.map((scenario) => scenario.file))) {
  describe(file, () => {
    for (const scenario of scenarios.filter((each) => each.file === file))
      test(`${scenario.title} (${scenario.clauses})`, () => runScenario(scenario, kingIsDeadLanguage, new World()));
  });
}

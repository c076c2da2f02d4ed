"""Takes a seat and chooses anything: --program any="python3 examples/random_bot.py", see docs/protocol.md."""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"]}
    if request["do"] == "go":
        choice = random.Random(request["seed"]).choice(request["legal"])
        answer["ok"] = {"choice": choice}
    else:
        answer["error"] = {"code": "unknown-request", "message": "I can only go."}
    print(json.dumps(answer), flush=True)

"""Takes a seat and chooses anything: --program any="python3 examples/random_bot.py", see docs/protocol.md."""

import json
import random
import sys

chance = {}  # A stream for every seat of every match: the same seed, the same choices.

for line in sys.stdin:
    told = json.loads(line)
    place = told.get("match"), told.get("seat")
    if told["do"] == "begin":
        chance[place] = random.Random(told["seed"])
    elif told["do"] == "go":
        choice = chance[place].choice(told["legal"])
        print(json.dumps({"id": told["id"], "ok": {"choice": choice}}), flush=True)
    elif told["do"] == "end":
        del chance[place]

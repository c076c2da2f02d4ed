"""Plays a random game of each title through the engine: python3 examples/engine_client.py [COMMAND ...]"""

import json
import random
import subprocess
import sys


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )

    def ask(self, do, **keys):
        self.process.stdin.write(json.dumps({"do": do, **keys}) + "\n")
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["ok"]


engine = Engine(sys.argv[1:] or ["npx", "interregnum", "engine"])
for game in engine.ask("hello")["games"]:
    table = engine.ask("new", game=game, seed="tea", legal=True)
    decisions = 0
    while table["toAct"] is not None:
        table = engine.ask("play", choice=random.choice(table["choices"]), legal=True)
        decisions += 1
    print(f"{game}: {decisions} decisions, won by {table['outcome']['winners']}")
engine.ask("quit")

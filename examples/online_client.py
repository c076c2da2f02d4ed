"""Plays a whole match at a server by HTTP alone, without knowing any rules; docs/online.md says how.

    python3 examples/online_client.py http://localhost:8080                     # against a bot
    python3 examples/online_client.py http://localhost:8080 king-is-dead open   # waits for whoever opens the link
    python3 examples/online_client.py 'http://localhost:8080/#/join/TABLE/TOKEN'
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """What the server answers if it does not do what it was asked."""


class Server:
    def __init__(self, address):
        self.address = address.rstrip("/")
        self.key = None
        self.key = self.http("POST", "/api/player", {"key": True})["key"]

    def http(self, method, path, body=None):
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                text = response.read()
        except urllib.error.HTTPError as refusal:
            text = refusal.read()
        answer = json.loads(text) if text else {}
        if "error" in answer:
            raise Refused(answer["error"]["code"])
        return answer

    def ask(self, do, **said):
        """A request that is lost is sent again under the same id: the server does nothing twice."""
        request = {"id": secrets.token_urlsafe(12), "do": do, **said}
        for wait in (1, 2, 4, 8, None):
            try:
                return self.http("POST", "/api/requests", request)["ok"]
            except (OSError, Refused) as problem:
                if wait is None or (isinstance(problem, Refused) and str(problem) not in ("unavailable", "too-many")):
                    raise
                time.sleep(wait)


class Player:
    def __init__(self, server, name):
        self.server = server
        self.name = name
        self.salts = {}  # by their hashes
        self.known = ""
        self.info = None

    def new_salt(self):
        salt = secrets.token_bytes(32)
        digest = hashlib.sha256(salt).hexdigest()
        self.salts[digest] = salt.hex()
        return digest

    def make_table(self, game, opponent):
        made = self.server.ask(
            "create", game=game, options={}, seats=["me", opponent], name=self.name, saltHashes=[self.new_salt()],
            begins="lot", whenSeatGoes="stop", watch="nobody", hints=False,
        )
        self.table = made["table"]
        if opponent == "open":
            print(f"{self.server.address}/#/join/{self.table}/{made['invitation']}", flush=True)

    def join_table(self, table, token):
        self.table = table
        seats = self.server.ask("invited", table=table, token=token)["info"]["seats"]
        seat = next(number for number, seat in enumerate(seats) if seat["kind"] == "nobody")
        self.server.ask("sit", table=table, token=token, seat=seat, name=self.name, saltHash=self.new_salt())

    def hear(self):
        """Waits for what is new at the table; after 20 seconds asks again."""
        told = self.server.http("GET", f"/api/tables/{self.table}?wait=20{self.known}").get("ok")
        if told:
            self.known = f"&after={told['seq']}" + (f"&hash={told['hash']}" if "hash" in told else "")
            self.info = told.get("info", self.info)

    def prepare(self):
        """Salts are told once everybody is bound to theirs; a deal that was broken off needs new ones."""
        seats = self.info["seats"]
        is_bound = all("saltHash" in seat for seat in seats if seat["kind"] == "human")
        for number, seat in enumerate(seats):
            if not seat.get("isYours"):
                continue
            if self.info["phase"] == "gathering" and "saltHash" not in seat:
                self.server.ask("sit", table=self.table, seat=number, name=self.name, saltHash=self.new_salt())
            elif self.info["phase"] == "dealing" and is_bound and not seat.get("isSalted"):
                self.server.ask("salt", table=self.table, seat=number, salt=self.salts[seat["saltHash"]])

    def take_turn(self):
        """Drafts a turn at random from what the server offers; `not-now` if somebody else is to act."""
        seat = next(number for number, seat in enumerate(self.info["seats"]) if seat.get("isYours"))
        draft = []
        while True:
            offered = self.server.ask("offers", table=self.table, seat=seat, draft=draft)
            if offered["isComplete"]:
                return self.server.ask("turn", table=self.table, seat=seat, token=offered["token"], texts=draft)
            draft.append(random.choice(offered["choices"]))

    def play(self):
        while self.info is None or self.info["phase"] != "over":
            self.hear()
            try:
                if self.info["phase"] == "playing":
                    self.take_turn()
                else:
                    self.prepare()
            except Refused as problem:
                if str(problem) not in ("not-now", "over", "not-begun"):
                    raise
        record = self.server.ask("record", table=self.table)["record"]
        end = next(entry for entry in map(json.loads, record.splitlines()) if entry.get("type") == "end")
        # Behind the seats stands the side that no seat plays: the virtual player of The Foreign King.
        names = [seat.get("name", seat["kind"]) for seat in self.info["seats"]] + ["the virtual player"]
        print(f"{self.info['game']}: won by {', '.join(names[seat] for seat in end['winners']) or 'nobody'}")


address, _, link = sys.argv[1].partition("#/join/")
address = address.partition("?")[0]
player = Player(Server(address), "Python")
if link:
    player.join_table(*link.split("/"))
else:
    opponent = "open" if sys.argv[3:] == ["open"] else {"bot": "page"}
    player.make_table(sys.argv[2] if sys.argv[2:] else "claim", opponent)
player.play()

"""The tables of the database: one schema for SQLite and PostgreSQL. Changes go through `migrations/`."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="What all processes share: the key that signs cookies and links",
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Index("tables_by_phase", "phase", "touched"),
)

places = Table(
    "places",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),
    Index("places_by_table", "table"),
    comment="Which guests have to do with which tables; follows from the documents",
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("left", Integer, nullable=True, comment="The seat's milliseconds after it, where a clock counts"),
    Column("at", BigInteger, nullable=False),
    comment="The log is the game: the unique number orders the writers",
)

held = Table(
    "held",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("opened", Integer, nullable=False, comment="How many entries there were when the window was opened"),
    Column("text", Text, nullable=False),
    comment="Answers in an open reaction window: on disk, but not in the game yet",
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

tracks = Table(
    "tracks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tracks_by_guest", "guest", "created"),
    comment="Own tracks that somebody has saved; whoever has the id may see it",
)

trials = Table(
    "trials",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("doc", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    comment="How races on own tracks went; can be run again at any time",
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, comment="By whose knowledge the picture is drawn; 0: everybody's"),
    Column("doc", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    comment="Reviews of finished games; can be made again at any time",
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True, comment="A guest's id, or a network such as 203.0.113.0/24"),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    comment="Whom the server lets in no more; every worker reads it all the time",
)

closings = Table(
    "closings",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    comment="Tables that whoever runs the server wants closed; a worker does it and removes the row",
)

contacts = Table(
    "contacts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False, comment="A guest; for a webhook, a table"),
    Column("kind", String(8), nullable=False, comment="push, mail or webhook"),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("base", Text, nullable=False, comment="What stands before the path of a link, as its owner sees the server"),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("contacts_by_owner", "owner"),
    comment="How people are called when it is their turn",
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("begins", Integer, nullable=False, comment="In minutes after midnight"),
    Column("ends", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, primary_key=True, comment="The seat's next decision: a turn is called once"),
    Column("aloud", Boolean, nullable=False, comment="False: the table's webhook alone is told"),
    Column("due", BigInteger, nullable=True, comment="When to send it; nothing once that is done"),
    Column("tries", Integer, nullable=False),
    Index("notices_by_due", "due"),
    comment="The outbox: written together with the action that makes it somebody's turn",
)

delivered = Table(
    "delivered",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("contact", String(32), primary_key=True),
    comment="What of a notice has been sent",
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("key", Text, nullable=False, comment="The public key: nobody can sign in with it"),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_guest", "guest"),
)

liked = Table(
    "liked",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("settings", Text, nullable=False),
    comment="Settings of the page, for all devices of a person",
)

cards = Table(
    "cards",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("changed", BigInteger, nullable=False, comment="In milliseconds, by the clock of the device"),
    Column("doc", Text, nullable=False, comment="The card as JSON"),
    comment="Puzzles that were tried and own mistakes, with the day they come again (spaced repetition)",
)

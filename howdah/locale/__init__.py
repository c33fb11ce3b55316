"""The words of Howdah in English, Portuguese and Russian: one source for every place where a person reads.

A folder a language. In it `NAME.ftl` holds messages (Fluent: plurals and word order differ by language), and `NAME.md`
a rulebook by clauses. Code speaks in codes and facts; only here they become sentences.
"""

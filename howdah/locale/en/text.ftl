text-rules-hint = Say “rules” for the rules, or “rules” and a clause's number for one clause.
text-several = More than one action is named: { $actions }. Name one of them.
text-nothing = No action was found in “{ $text }”.
text-payoffs = Payoffs: { $payoffs }

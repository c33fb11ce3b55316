## Lessons and rules, outside a table
learn-title = Learn
learn-text = Five minutes each, by playing: the table tells you what to try, and the rules tell you why.
learn-lesson = Lesson
learn-start = Start the lesson
learn-learned = learned
learn-read = Read the rules
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-again = Again
learn-others = Other lessons
learn-finished = Well done!
learn-minutes = about 5 minutes
learn-dare = Try: { $action }

-- Searches that did not help: nothing was found, or nothing of it was opened. One row for all of a day that are alike.
CREATE TABLE searches (
  day date NOT NULL,
  text text NOT NULL,
  -- How much was found.
  results integer NOT NULL,
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, text, results)
);

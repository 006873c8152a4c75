-- Why an operator granted credits, in words.
alter table credit_ledger add column note text;

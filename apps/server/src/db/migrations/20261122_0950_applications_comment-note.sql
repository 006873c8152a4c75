-- What an intern says to a reviewer who asked for a change, where the section is left as it was.
alter table application_comments add column note text;

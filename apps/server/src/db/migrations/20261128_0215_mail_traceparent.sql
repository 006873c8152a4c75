-- Sending an email continues the trace of the request or job that decided to send it.
alter table outbox add column traceparent text;
comment on column outbox.traceparent is 'Header of W3C Trace Context of the transaction that added it; null if its trace is not recorded.';

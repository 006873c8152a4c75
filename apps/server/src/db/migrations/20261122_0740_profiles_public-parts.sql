-- What an intern allows everybody to see, part by part, and whether search engines may list it. All parts as before; in no index until allowed.
alter table interns add column public_parts text[] not null default array['introduction', 'education', 'experience', 'portfolio', 'skills']
  check (public_parts <@ array['introduction', 'education', 'experience', 'portfolio', 'skills']);
alter table interns add column public_indexed boolean not null default false;

-- The part of the product's schema that the public counters are computed from.

create table if not exists workspaces (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);

create table if not exists prospect_blogs (
  id bigint generated always as identity primary key,
  workspace_id bigint not null references workspaces on delete cascade,
  domain text not null check (domain <> '' and domain = lower(domain)),
  researched_at timestamptz not null default now(),
  unique (workspace_id, domain)
);
comment on table prospect_blogs is 'A blog that a workspace has researched; another workspace has a record of its own.';

create table if not exists contacts (
  id bigint generated always as identity primary key,
  prospect_blog_id bigint not null references prospect_blogs on delete cascade,
  email text not null check (email like '%_@_%'),
  full_name text,
  created_at timestamptz not null default now(),
  unique (prospect_blog_id, email)
);

create table if not exists pitches (
  id bigint generated always as identity primary key,
  contact_id bigint not null references contacts on delete cascade,
  subject text not null,
  body text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on column pitches.sent_at is 'Null while the pitch is a draft.';

create index if not exists pitches_contact_id on pitches (contact_id);

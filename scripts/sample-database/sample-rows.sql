-- Invented rows: 4 workspaces, 2,150 blogs and 1,440 contacts, of whom 960 were sent a pitch. All hosts end in
-- .example, which nobody can register.
insert into workspaces (name) select 'Sample workspace ' || n from generate_series(1, 4) n;

insert into prospect_blogs (workspace_id, domain)
  select 1 + n % 4, 'sample-blog-' || n || '.example' from generate_series(1, 2150) n;

insert into contacts (prospect_blog_id, email, full_name)
  select id, 'editor@' || domain, 'Sample Editor ' || id from prospect_blogs where id <= 1440;

-- Every contact has a draft; the first 960 were sent one pitch, and half of these a second.
insert into pitches (contact_id, subject) select id, 'Sample draft' from contacts;
insert into pitches (contact_id, subject, sent_at) select id, 'Sample pitch', now() from contacts where id <= 960;
insert into pitches (contact_id, subject, sent_at) select id, 'Sample follow-up', now() from contacts where id <= 480;

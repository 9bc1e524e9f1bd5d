-- An e-mail that was pasted with letters that nobody sees, out of a link or from the end of a sentence: its mailbox is the same, and
-- whoever types it as one sees it has to be found. Where two accounts would be one mailbox, nothing is changed.
WITH cleaned AS (
  SELECT id, rtrim(ltrim(regexp_replace(regexp_replace(
    lower(regexp_replace(email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')),
    '^\s*mailto:', ''), '[.,;\s]+$', ''))) AS email
  FROM users WHERE email IS NOT NULL AND NOT deleted
), first AS (
  SELECT DISTINCT ON (c.email) c.id, c.email FROM cleaned c JOIN users u USING (id)
  WHERE c.email <> lower(u.email) AND NOT EXISTS (SELECT 1 FROM users o WHERE NOT o.deleted AND lower(o.email) = c.email)
  ORDER BY c.email, c.id
)
UPDATE users u SET email = f.email, rev = u.rev + 1 FROM first f WHERE u.id = f.id;

CREATE INDEX "users_email_gone" ON "users" USING btree (lower("email")) WHERE "users"."deleted";--> statement-breakpoint

-- Two lines of the book that are one angler (docs/decisions/0071). Whoever merges them holds this lock alone, and whoever writes a
-- record that names people holds it together with everybody else: so nothing is written about the one that goes while it goes.
CREATE FUNCTION hold_angler_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('ramplight angler names'));
  RETURN NULL;
END $$;--> statement-breakpoint

-- Whom these stand for, each once, in their order.
CREATE FUNCTION known_as(named jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(one.id ORDER BY one.place), '[]') FROM (
    SELECT coalesce(a.canonical_id, n.id) AS id, min(n.place) AS place
      FROM jsonb_array_elements_text(named) WITH ORDINALITY n (id, place) LEFT JOIN id_alias a ON a.local_id = n.id AND a.tbl = 'users'
      GROUP BY 1) one
$$;--> statement-breakpoint
CREATE FUNCTION known_as(named text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT a.canonical_id FROM id_alias a WHERE a.local_id = named AND a.tbl = 'users'), named)
$$;--> statement-breakpoint

-- Arguments: the columns that name people, lists with `[]`. What was written a moment after the merge, by somebody who had begun
-- before it, names the one who stayed. It is a change of its own, so that devices hear of it.
CREATE FUNCTION name_who_stayed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text;
  written text;
  late text[];
BEGIN
  SELECT string_agg(CASE WHEN c LIKE '%[]' THEN format('SELECT jsonb_array_elements_text(n.%I)', left(c, -2)) ELSE format('SELECT n.%I', c) END,
      ' UNION ALL '),
      string_agg(format('%1$I = known_as(t.%1$I)', replace(c, '[]', '')), ', ')
    INTO named, written FROM unnest(TG_ARGV) c;
  EXECUTE format('SELECT array_agg(DISTINCT n.id) FROM new_rows n CROSS JOIN LATERAL (%s) who (id)
    JOIN id_alias a ON a.local_id = who.id AND a.tbl = ''users''', named) INTO late;
  IF late IS NOT NULL THEN
    EXECUTE format('UPDATE %I t SET %s, rev = t.rev + 1 WHERE t.id = ANY ($1)', TG_TABLE_NAME, written) USING late;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

DO $$
DECLARE
  one record;
  arguments text;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('tournament_entries', 'users[] boat_captain sub'), ('tournament_pre_registrations', 'users[]'),
    ('teams', 'users[] members[] coanglers[] captain boat_captain sub'), ('season_teams', 'angler substitutions[]'), ('memberships', 'user'),
    ('season_event_point_distributions', 'angler'), ('payments', 'user partner recipient_of_payment'), ('tournament_raffle_entries', 'user'),
    ('entry_invoices', 'user'), ('documents', 'user'), ('messages', 'recipients[] read_by[]'), ('tournament_interactions', 'user')) t (name, columns)
  LOOP
    SELECT string_agg(quote_literal(a), ', ') INTO arguments FROM unnest(string_to_array(one.columns, ' ')) a;
    EXECUTE format('CREATE TRIGGER hold_angler_names BEFORE INSERT OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION hold_angler_names()', one.name);
    EXECUTE format('CREATE TRIGGER name_who_stayed_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_who_stayed(%s)', one.name, arguments);
    EXECUTE format('CREATE TRIGGER name_who_stayed_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION name_who_stayed(%s)', one.name, arguments);
  END LOOP;
END $$;

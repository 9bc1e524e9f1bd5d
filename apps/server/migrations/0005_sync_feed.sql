-- The feed of changes. Whatever writes to a synced table, by whatever code, is noted in the same transaction (`sync_touch`); at its
-- end all that was noted becomes numbered rows of the feed (`sync_settle`). See docs/decisions/0013-sync-feed.md.
ALTER TABLE "sync_touched" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "sync_turn" SET UNLOGGED;--> statement-breakpoint

-- Where records are now: the scopes of each, and whether it is deleted there. A record that is not in the answer is nowhere.
CREATE FUNCTION sync_places(tbl text, ids text[]) RETURNS TABLE (rec_id text, scope text, rev integer, gone boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE tbl
  WHEN 'tours' THEN
    RETURN QUERY SELECT r.id, s.scope, r.rev, r.deleted FROM tours r, LATERAL (VALUES ('dir:' || r.director), ('tour:' || r.id)) s (scope)
      WHERE r.id = ANY (ids);
  WHEN 'tour-settings' THEN
    RETURN QUERY SELECT r.id, 'tour:' || r.tour, r.rev, r.deleted FROM tour_settings r WHERE r.id = ANY (ids);
  WHEN 'divisions' THEN
    RETURN QUERY SELECT r.id, s.scope, r.rev, r.deleted FROM divisions r, LATERAL (VALUES ('dir:' || r.director), ('tour:' || r.tour)) s (scope)
      WHERE r.id = ANY (ids) AND s.scope IS NOT NULL;
  WHEN 'seasons' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || r.tour, 'dir:' || r.director), r.rev, r.deleted FROM seasons r WHERE r.id = ANY (ids);
  WHEN 'users' THEN
    RETURN QUERY SELECT DISTINCT r.id, s.scope, r.rev, r.deleted
      FROM users r, LATERAL (
        SELECT 'tour:' || tour AS scope FROM jsonb_array_elements_text(r.tours) tour
        UNION ALL SELECT 'dir:' || r.director
        UNION ALL SELECT 'user:' || r.id WHERE r.user_type = 'Director'
        -- Who runs a tour or an event of it, or helps: what they did there is told with their name.
        UNION ALL SELECT 'tour:' || t.id FROM tours t WHERE t.director = r.id AND r.user_type = 'Director'
        UNION ALL SELECT 'tour:' || t.tour FROM tournaments t WHERE t.director = r.id AND r.user_type = 'Director'
        UNION ALL SELECT 'tour:' || t.tour FROM tournaments t WHERE t.co_directors @> to_jsonb(r.id) AND r.user_type = 'Director'
        UNION ALL SELECT 'tour:' || tour FROM staff_members h, jsonb_array_elements_text(h.tours) tour
          WHERE h."user" = r.id AND h.active AND NOT h.deleted AND r.user_type = 'Director') s
      WHERE r.id = ANY (ids) AND s.scope IS NOT NULL;
  WHEN 'staff-members' THEN
    RETURN QUERY SELECT r.id, s.scope, r.rev, r.deleted FROM staff_members r, LATERAL (VALUES ('dir:' || r.director), ('user:' || r."user")) s (scope)
      WHERE r.id = ANY (ids);
  WHEN 'species' THEN
    RETURN QUERY SELECT r.id, coalesce('dir:' || r.director, 'pub'), r.rev, r.deleted FROM species r WHERE r.id = ANY (ids);
  WHEN 'payout-structures' THEN
    -- What a tournament pays by counts for its tour, also when it is deleted; whose it was loses it from the list then.
    RETURN QUERY WITH named AS (
        SELECT DISTINCT r.id, 'tour:' || t.tour AS scope, r.rev FROM payout_structures r
          JOIN tournaments t ON t.settings #>> '{payout,payoutToUse}' = r.id WHERE r.id = ANY (ids))
      SELECT n.id, n.scope, n.rev, false FROM named n
      UNION ALL SELECT r.id, coalesce('dir:' || r.director, 'pub'), r.rev, r.deleted FROM payout_structures r
        WHERE r.id = ANY (ids) AND NOT (r.deleted AND EXISTS (SELECT 1 FROM named n WHERE n.id = r.id));
  WHEN 'payout-percentages' THEN
    RETURN QUERY SELECT r.id, coalesce('dir:' || r."user", 'pub'), r.rev, r.deleted FROM payout_percentages r WHERE r.id = ANY (ids);
  WHEN 'sponsors' THEN
    RETURN QUERY SELECT r.id, s.scope, r.rev, r.deleted FROM sponsors r, LATERAL (VALUES ('dir:' || r.director), ('tour:' || r.tour)) s (scope)
      WHERE r.id = ANY (ids) AND s.scope IS NOT NULL;
  WHEN 'director-settings' THEN
    RETURN QUERY SELECT r.id, 'dir:' || r."user", r.rev, r.deleted FROM director_settings r WHERE r.id = ANY (ids);
  WHEN 'director-themes' THEN
    RETURN QUERY SELECT r.id, 'dir:' || r."user", r.rev, r.deleted FROM director_themes r WHERE r.id = ANY (ids);
  WHEN 'director-credit-banks' THEN
    RETURN QUERY SELECT r.id, 'dir:' || r."user", r.rev, r.deleted FROM director_credit_banks r WHERE r.id = ANY (ids);
  WHEN 'credit-transactions' THEN
    RETURN QUERY SELECT r.id, 'dir:' || b."user", r.rev, r.deleted FROM credit_transactions r JOIN director_credit_banks b ON b.id = r.bank
      WHERE r.id = ANY (ids);
  WHEN 'tournaments' THEN
    -- Also to who directs it with others: it is how they hear of it.
    RETURN QUERY SELECT DISTINCT r.id, s.scope, r.rev, r.deleted FROM tournaments r, LATERAL (
        SELECT 'tour:' || r.tour AS scope UNION ALL SELECT 'user:' || co FROM jsonb_array_elements_text(r.co_directors) co) s
      WHERE r.id = ANY (ids);
  WHEN 'groups' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || t.tour, 'tour:' || s.tour, 'dir:' || s.director), r.rev, r.deleted
      FROM groups r LEFT JOIN tournaments t ON t.id = r.tournament LEFT JOIN seasons s ON s.id = r.season
      WHERE r.id = ANY (ids) AND coalesce(t.tour, s.tour, s.director) IS NOT NULL;
  WHEN 'tournament-flights' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM tournament_flights r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'teams' THEN
    RETURN QUERY SELECT r.id, s.scope, r.rev, r.deleted FROM teams r, LATERAL (VALUES ('dir:' || r.director), ('tour:' || r.tour)) s (scope)
      WHERE r.id = ANY (ids) AND s.scope IS NOT NULL;
  WHEN 'season-teams' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || s.tour, 'dir:' || s.director), r.rev, r.deleted FROM season_teams r JOIN seasons s ON s.id = r.season
      WHERE r.id = ANY (ids);
  WHEN 'memberships' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || s.tour, 'dir:' || s.director), r.rev, r.deleted FROM memberships r JOIN seasons s ON s.id = r.season
      WHERE r.id = ANY (ids);
  WHEN 'season-standings' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || s.tour, 'dir:' || s.director), r.rev, r.deleted FROM season_standings r JOIN seasons s ON s.id = r.season
      WHERE r.id = ANY (ids);
  WHEN 'tournament-pre-registrations' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM tournament_pre_registrations r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'tournament-entries' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM tournament_entries r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'weigh-in-events' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, 1, false FROM weigh_in_events r JOIN tournaments t ON t.id = r.tournament WHERE r.id = ANY (ids);
  WHEN 'weigh-in-day' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM weigh_in_days r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'tournament-results' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM tournament_results r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'season-event-point-distributions' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM season_event_point_distributions r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'payments' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || t.tour, 'user:' || r."user"), r.rev, r.deleted
      FROM payments r LEFT JOIN tournaments t ON t.id = r.source_module_record WHERE r.id = ANY (ids);
  WHEN 'tournament-raffles' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM tournament_raffles r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  WHEN 'tournament-raffle-entries' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted
      FROM tournament_raffle_entries r JOIN tournament_raffles f ON f.id = r.raffle JOIN tournaments t ON t.id = f.tournament WHERE r.id = ANY (ids);
  WHEN 'calendar-events' THEN
    RETURN QUERY SELECT r.id, coalesce('tour:' || t.tour, 'user:' || r."user"), r.rev, r.deleted
      FROM calendar_events r LEFT JOIN tournaments t ON t.id = r.tournament WHERE r.id = ANY (ids);
  WHEN 'advertisers' THEN
    RETURN QUERY SELECT r.id, 'pub', r.rev, r.deleted FROM advertisers r WHERE r.id = ANY (ids);
  WHEN 'tutorials' THEN
    RETURN QUERY SELECT r.id, 'pub', r.rev, r.deleted FROM tutorials r WHERE r.id = ANY (ids);
  WHEN 'topic-sections' THEN
    RETURN QUERY SELECT r.id, 'pub', r.rev, r.deleted FROM topic_sections r WHERE r.id = ANY (ids);
  WHEN 'topic-pages' THEN
    RETURN QUERY SELECT r.id, 'pub', r.rev, r.deleted FROM topic_pages r WHERE r.id = ANY (ids);
  END CASE;
END $$;--> statement-breakpoint

CREATE TYPE sync_place AS (tbl text, rec_id text, scope text, rev integer, gone boolean);--> statement-breakpoint

-- The places of everything that this transaction has touched.
CREATE FUNCTION sync_placed(me bigint) RETURNS SETOF sync_place LANGUAGE sql STABLE AS $$
  SELECT t.tbl, p.rec_id, p.scope, p.rev, p.gone
    FROM (SELECT s.tbl, array_agg(s.rec_id) AS ids FROM sync_touched s WHERE s.xid = me GROUP BY s.tbl) t, LATERAL sync_places(t.tbl, t.ids) p
$$;--> statement-breakpoint

-- What the feed knows of it.
CREATE FUNCTION sync_known(me bigint) RETURNS TABLE (tbl text, rec_id text, scope text, op text, rev integer) LANGUAGE sql STABLE AS $$
  SELECT t.tbl, t.rec_id, f.scope, f.op, f.rev FROM sync_touched t,
    LATERAL (SELECT f.scope, f.op, f.rev FROM sync_feed f WHERE f.tbl = t.tbl AND f.rec_id = t.rec_id OFFSET 0) f
    WHERE t.xid = me
$$;--> statement-breakpoint

-- What goes along: records that are seen by others, or look different, because one that they hang on has moved or grown.
CREATE FUNCTION sync_spread(me bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM sync_touched s WHERE s.xid = me AND s.moved) THEN
    INSERT INTO sync_touched (xid, tbl, rec_id)
    WITH moved AS (SELECT s.tbl, s.rec_id FROM sync_touched s WHERE s.xid = me AND s.moved),
      tournament AS (SELECT m.rec_id AS id FROM moved m WHERE m.tbl = 'tournaments'),
      season AS (SELECT m.rec_id AS id FROM moved m WHERE m.tbl = 'seasons'),
      person AS (SELECT m.rec_id AS id FROM moved m WHERE m.tbl = 'users')
    SELECT me, c.tbl, c.id FROM (
      -- All of a tour, when its director is another one.
      SELECT f.tbl, f.rec_id AS id FROM moved m JOIN sync_feed f ON f.scope = 'tour:' || m.rec_id AND f.op = 'u' WHERE m.tbl = 'tours'
      UNION SELECT 'tournament-flights', r.id FROM tournament t JOIN tournament_flights r ON r.tournament = t.id
      UNION SELECT 'groups', r.id FROM tournament t JOIN groups r ON r.tournament = t.id
      UNION SELECT 'tournament-pre-registrations', r.id FROM tournament t JOIN tournament_pre_registrations r ON r.tournament = t.id
      UNION SELECT 'tournament-entries', r.id FROM tournament t JOIN tournament_entries r ON r.tournament = t.id
      UNION SELECT 'weigh-in-events', r.id FROM tournament t JOIN weigh_in_events r ON r.tournament = t.id
      UNION SELECT 'weigh-in-day', r.id FROM tournament t JOIN weigh_in_days r ON r.tournament = t.id
      UNION SELECT 'tournament-results', r.id FROM tournament t JOIN tournament_results r ON r.tournament = t.id
      UNION SELECT 'season-event-point-distributions', r.id FROM tournament t JOIN season_event_point_distributions r ON r.tournament = t.id
      UNION SELECT 'payments', r.id FROM tournament t JOIN payments r ON r.source_module_record = t.id
      UNION SELECT 'tournament-raffles', r.id FROM tournament t JOIN tournament_raffles r ON r.tournament = t.id
      UNION SELECT 'tournament-raffle-entries', r.id
        FROM tournament t JOIN tournament_raffles f ON f.tournament = t.id JOIN tournament_raffle_entries r ON r.raffle = f.id
      UNION SELECT 'calendar-events', r.id FROM tournament t JOIN calendar_events r ON r.tournament = t.id
      UNION SELECT 'groups', r.id FROM season s JOIN groups r ON r.season = s.id
      UNION SELECT 'season-teams', r.id FROM season s JOIN season_teams r ON r.season = s.id
      UNION SELECT 'memberships', r.id FROM season s JOIN memberships r ON r.season = s.id
      UNION SELECT 'season-standings', r.id FROM season s JOIN season_standings r ON r.season = s.id
      -- Records that show the name of a person, or of a team.
      UNION SELECT 'tournament-entries', r.id FROM person p JOIN tournament_entries r ON r.users @> to_jsonb(p.id)
      UNION SELECT 'tournament-pre-registrations', r.id FROM person p JOIN tournament_pre_registrations r ON r.users @> to_jsonb(p.id)
      UNION SELECT 'teams', r.id FROM person p JOIN teams r ON r.members @> to_jsonb(p.id)
      UNION SELECT 'season-teams', r.id FROM person p JOIN season_teams r ON r.angler = p.id
      UNION SELECT 'memberships', r.id FROM person p JOIN memberships r ON r."user" = p.id
      UNION SELECT 'staff-members', r.id FROM person p JOIN staff_members r ON r."user" = p.id
      UNION SELECT 'season-teams', r.id FROM moved m JOIN season_teams r ON r.team = m.rec_id WHERE m.tbl = 'teams'
      UNION SELECT 'tournament-raffle-entries', r.id FROM moved m JOIN tournament_raffle_entries r ON r.raffle = m.rec_id
        WHERE m.tbl = 'tournament-raffles'
      -- Who helps with another tour may see how its director weighs.
      UNION SELECT 'director-settings', r.id FROM moved m JOIN staff_members h ON h.id = m.rec_id JOIN director_settings r ON r."user" = h.director
        WHERE m.tbl = 'staff-members') c
    ON CONFLICT DO NOTHING;
  END IF;
  -- Sums that a record shows of its lines.
  INSERT INTO sync_touched (xid, tbl, rec_id)
  SELECT me, 'weigh-in-day', d.id FROM sync_touched s JOIN weigh_in_events e ON e.id = s.rec_id JOIN weigh_in_days d ON d.tournament = e.tournament AND d.day = e.day
    WHERE s.xid = me AND s.tbl = 'weigh-in-events'
  UNION SELECT me, 'director-credit-banks', l.bank FROM sync_touched s JOIN credit_transactions l ON l.id = s.rec_id
    WHERE s.xid = me AND s.tbl = 'credit-transactions'
  UNION SELECT me, 'tournament-raffles', l.raffle FROM sync_touched s JOIN tournament_raffle_entries l ON l.id = s.rec_id
    WHERE s.xid = me AND s.tbl = 'tournament-raffle-entries'
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint

-- Turns what a transaction has touched into the feed. First the counters of all scopes it concerns are locked, in their order, until
-- nothing that others have committed meanwhile adds one; then each record gets the next number of each of its scopes.
-- It looks up few rows in large tables, whatever their sizes were when its plans were made: always by index.
CREATE FUNCTION sync_settle(me bigint) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  places sync_place[];
  held text[] := '{}';
  wanted text[];
  told text;
BEGIN
  LOOP
    PERFORM sync_spread(me);
    places := ARRAY (SELECT p FROM sync_placed(me) p);
    SELECT array_agg(s.scope ORDER BY s.scope) INTO wanted FROM (
      (SELECT p.scope FROM unnest(places) p UNION SELECT k.scope FROM sync_known(me) k WHERE k.op = 'u')
      EXCEPT SELECT h.scope FROM unnest(held) h (scope)) s;
    EXIT WHEN wanted IS NULL;
    INSERT INTO sync_scope (scope) SELECT w.scope FROM unnest(wanted) w (scope) ORDER BY w.scope
      ON CONFLICT (scope) DO UPDATE SET head = sync_scope.head;
    held := held || wanted;
  END LOOP;

  WITH found AS (
    SELECT p.tbl, p.rec_id, p.scope, p.rev, p.gone, true AS is_here, NULL AS op FROM unnest(places) p
    UNION ALL SELECT k.tbl, k.rec_id, k.scope, k.rev, false, false, k.op FROM sync_known(me) k),
  merged AS (
    SELECT f.tbl, f.rec_id, f.scope, max(f.rev) AS rev, bool_or(f.gone) AS gone, bool_or(f.is_here) AS is_here, max(f.op) AS op
      FROM found f GROUP BY f.tbl, f.rec_id, f.scope),
  whole AS (
    SELECT m.*, bool_or(m.is_here) OVER (PARTITION BY m.tbl, m.rec_id) AS is_anywhere FROM merged m),
  next AS (
    SELECT t.tbl, t.rec_id, t.scope, t.rev,
        CASE WHEN t.gone OR NOT t.is_anywhere THEN 'd' WHEN t.is_here THEN 'u' ELSE 'l' END AS op
      FROM whole t
      -- What was never told of need not be told that it is gone.
      WHERE CASE WHEN t.is_here THEN NOT t.gone OR t.op IS NOT NULL ELSE t.op = 'u' END),
  heads AS (
    UPDATE sync_scope s SET head = s.head + c.count FROM (SELECT n.scope, count(*) AS count FROM next n GROUP BY n.scope) c
      WHERE s.scope = c.scope RETURNING s.scope, s.head - c.count AS before),
  written AS (
    INSERT INTO sync_feed (scope, seq, tbl, rec_id, op, rev)
    SELECT n.scope, h.before + row_number() OVER (PARTITION BY n.scope ORDER BY sync_rank(n.tbl), n.rec_id), n.tbl, n.rec_id, n.op, n.rev
      FROM next n JOIN heads h ON h.scope = n.scope
    ON CONFLICT (tbl, rec_id, scope) DO UPDATE SET seq = excluded.seq, op = excluded.op, rev = excluded.rev)
  SELECT string_agg(h.scope, ' ') INTO told FROM heads h;

  IF told IS NOT NULL THEN
    -- A notice has room for 8,000 bytes; `*` means everybody.
    PERFORM pg_notify('ramplight_sync', CASE WHEN length(told) < 7900 THEN told ELSE '*' END);
  END IF;
  DELETE FROM sync_touched t WHERE t.xid = me;
  DELETE FROM sync_turn t WHERE t.xid = me;
END $$;--> statement-breakpoint

-- Parents before children, so that the first page of a device is of use.
CREATE FUNCTION sync_rank(tbl text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_position(ARRAY['tours', 'tour-settings', 'divisions', 'seasons', 'users', 'staff-members', 'species', 'payout-structures',
    'sponsors', 'tournaments', 'groups', 'tournament-flights', 'teams', 'season-teams', 'memberships', 'tournament-pre-registrations',
    'tournament-entries', 'weigh-in-events'], tbl), 99)
$$;--> statement-breakpoint

CREATE FUNCTION sync_turn_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_settle(NEW.xid);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_settle AFTER INSERT ON sync_turn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_turn_over();--> statement-breakpoint

-- Arguments of the trigger: the name of the family, then the columns that others are shown or placed by. What is or was a draft is
-- seen by others than before; from one status to the next nothing that hangs on a tournament has to be told of.
-- The two sides of a change are never compared row by row, however few the first change had.
CREATE FUNCTION sync_touch() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO sync_touched (xid, tbl, rec_id) SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], o.id FROM old_rows o ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND TG_NARGS > 1 THEN
    INSERT INTO sync_touched (xid, tbl, rec_id, moved)
    SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], c.id,
        EXISTS (SELECT 1 FROM unnest(TG_ARGV[1:]) col WHERE c.after -> col IS DISTINCT FROM c.before -> col)
          OR (c.after ->> 'status' = 'Draft') IS DISTINCT FROM (c.before ->> 'status' = 'Draft')
      FROM (SELECT n.id, to_jsonb(n) AS after, to_jsonb(o) AS before FROM new_rows n JOIN old_rows o ON o.id = n.id OFFSET 0) c
    ON CONFLICT (xid, tbl, rec_id) DO UPDATE SET moved = true WHERE excluded.moved AND NOT sync_touched.moved;
  ELSE
    INSERT INTO sync_touched (xid, tbl, rec_id, moved)
    SELECT pg_current_xact_id()::text::bigint, TG_ARGV[0], n.id, TG_ARGV[0] = 'staff-members' FROM new_rows n ON CONFLICT DO NOTHING;
  END IF;
  IF FOUND THEN
    INSERT INTO sync_turn (xid) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- What a tour shows of others: who runs it, and what its tournaments pay by. Whoever is named anew or no longer is looked at again.
CREATE FUNCTION sync_touch_named() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  me bigint := pg_current_xact_id()::text::bigint;
BEGIN
  INSERT INTO sync_touched (xid, tbl, rec_id)
  SELECT DISTINCT me, n.tbl, n.id FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) r (doc), LATERAL (
      SELECT 'users', r.doc ->> 'director' UNION SELECT 'users', r.doc ->> 'user'
      UNION SELECT 'users', jsonb_array_elements_text(r.doc -> 'co_directors')
      UNION SELECT 'payout-structures', r.doc #>> '{settings,payout,payoutToUse}') n (tbl, id)
    WHERE n.id IS NOT NULL
  ON CONFLICT DO NOTHING;
  INSERT INTO sync_turn (xid) VALUES (me) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sync_insert_named AFTER INSERT ON tours FOR EACH ROW EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint
CREATE TRIGGER sync_update_named AFTER UPDATE ON tours FOR EACH ROW WHEN (OLD.director IS DISTINCT FROM NEW.director)
  EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint
CREATE TRIGGER sync_insert_named AFTER INSERT ON tournaments FOR EACH ROW EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint
CREATE TRIGGER sync_update_named AFTER UPDATE ON tournaments FOR EACH ROW
  WHEN (OLD.tour IS DISTINCT FROM NEW.tour OR OLD.director IS DISTINCT FROM NEW.director OR OLD.co_directors IS DISTINCT FROM NEW.co_directors
    OR OLD.settings #>> '{payout,payoutToUse}' IS DISTINCT FROM NEW.settings #>> '{payout,payoutToUse}')
  EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint
CREATE TRIGGER sync_insert_named AFTER INSERT ON staff_members FOR EACH ROW EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint
CREATE TRIGGER sync_update_named AFTER UPDATE ON staff_members FOR EACH ROW
  WHEN (OLD.tours IS DISTINCT FROM NEW.tours OR OLD.active IS DISTINCT FROM NEW.active OR OLD.deleted IS DISTINCT FROM NEW.deleted)
  EXECUTE FUNCTION sync_touch_named();--> statement-breakpoint

DO $$
DECLARE
  one record;
  arguments text;
  me bigint := pg_current_xact_id()::text::bigint;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('tours', 'tours', 'director'), ('tour-settings', 'tour_settings', ''), ('divisions', 'divisions', ''), ('seasons', 'seasons', 'tour director'),
    ('users', 'users', 'first_name last_name city state'), ('staff-members', 'staff_members', 'tours active deleted'), ('species', 'species', ''),
    ('payout-structures', 'payout_structures', ''), ('payout-percentages', 'payout_percentages', ''), ('sponsors', 'sponsors', ''),
    ('director-settings', 'director_settings', ''), ('director-themes', 'director_themes', ''), ('director-credit-banks', 'director_credit_banks', ''),
    ('credit-transactions', 'credit_transactions', ''), ('tournaments', 'tournaments', 'tour director co_directors deleted'), ('groups', 'groups', ''),
    ('tournament-flights', 'tournament_flights', ''), ('teams', 'teams', 'name alias'), ('season-teams', 'season_teams', ''),
    ('memberships', 'memberships', ''), ('season-standings', 'season_standings', ''),
    ('tournament-pre-registrations', 'tournament_pre_registrations', ''), ('tournament-entries', 'tournament_entries', ''),
    ('weigh-in-events', 'weigh_in_events', ''), ('weigh-in-day', 'weigh_in_days', ''), ('tournament-results', 'tournament_results', ''),
    ('season-event-point-distributions', 'season_event_point_distributions', ''), ('payments', 'payments', ''),
    ('tournament-raffles', 'tournament_raffles', 'tournament'), ('tournament-raffle-entries', 'tournament_raffle_entries', ''),
    ('calendar-events', 'calendar_events', ''), ('advertisers', 'advertisers', ''), ('tutorials', 'tutorials', ''),
    ('topic-sections', 'topic_sections', ''), ('topic-pages', 'topic_pages', '')) t (family, name, columns)
  LOOP
    SELECT string_agg(quote_literal(a), ', ') INTO arguments FROM unnest(string_to_array(trim(one.family || ' ' || one.columns), ' ')) a;
    EXECUTE format('CREATE TRIGGER sync_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch(%s)', one.name, arguments);
    EXECUTE format('CREATE TRIGGER sync_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch(%s)', one.name, arguments);
    EXECUTE format('CREATE TRIGGER sync_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch(%s)', one.name, arguments);
    EXECUTE format('INSERT INTO sync_touched (xid, tbl, rec_id) SELECT $1, $2, id FROM %I', one.name) USING me, one.family;
  END LOOP;
  -- What is there already is where every device begins.
  PERFORM sync_settle(me);
END $$;

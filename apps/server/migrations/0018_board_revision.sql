-- The board of a tournament moves by itself: whatever code writes what it is made of, its revision counts up in the same transaction,
-- and every process hears of it when that is committed. See docs/decisions/0031-the-board-moves-by-itself.md.

-- True once for a tournament in a transaction: who hears of a revision after the commit fetches all of it. What a savepoint takes back
-- was not counted.
CREATE FUNCTION board_is_first(tournament text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  counted text := coalesce(current_setting('ramplight.boards', true), '');
BEGIN
  IF position(tournament IN counted) > 0 THEN RETURN false; END IF;
  PERFORM set_config('ramplight.boards', counted || ' ' || tournament, true);
  RETURN true;
END $$;--> statement-breakpoint

-- Whatever is written of a tournament counts: its rules, its status, its name, or a new revision and nothing else.
CREATE FUNCTION board_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.results_revision := OLD.results_revision + CASE WHEN board_is_first(NEW.id) THEN 1 ELSE 0 END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER board_count BEFORE UPDATE ON tournaments FOR EACH ROW EXECUTE FUNCTION board_count();--> statement-breakpoint

-- Arguments of the trigger: the columns that move the board; without them every change does. Tournaments are taken in the order of
-- their ids, as everywhere.
CREATE FUNCTION board_touch() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  moved text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT o.tournament) INTO moved FROM old_rows o;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT n.tournament) INTO moved FROM new_rows n;
  ELSE
    SELECT array_agg(DISTINCT c.tournament) INTO moved
      FROM (SELECT n.tournament, to_jsonb(n) AS after, to_jsonb(o) AS before FROM new_rows n JOIN old_rows o ON o.id = n.id OFFSET 0) c
      WHERE TG_NARGS = 0 OR EXISTS (SELECT 1 FROM unnest(TG_ARGV) col WHERE c.after -> col IS DISTINCT FROM c.before -> col);
  END IF;
  IF moved IS NOT NULL THEN
    PERFORM l.id FROM tournaments l WHERE l.id = ANY (moved) ORDER BY l.id FOR NO KEY UPDATE;
    UPDATE tournaments t SET results_revision = t.results_revision WHERE t.id = ANY (moved)
      AND position(t.id IN coalesce(current_setting('ramplight.boards', true), '')) = 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION board_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ramplight_live',
    json_build_object('type', 'standings-changed', 'tournament', NEW.id, 'revision', NEW.results_revision)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER board_tell AFTER UPDATE ON tournaments FOR EACH ROW WHEN (OLD.results_revision <> NEW.results_revision)
  EXECUTE FUNCTION board_tell();--> statement-breakpoint

DO $$
DECLARE
  one record;
  arguments text;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('weigh_in_events', ''), ('tournament_results', ''),
    -- What of an entry counts is ENTRY_COUNTS in domain/src/registration/check-entry.ts; a bump stands on the board of the station.
    ('tournament_entries', 'users team season_team boat_number disqualified free_entry groups boat_captain sub in_big_fish_pot in_side_pot '
      || 'side_pot_big_fish_entries big_fish_mode_days_entered bump deleted')) t (name, columns)
  LOOP
    SELECT coalesce(string_agg(quote_literal(a), ', '), '') INTO arguments FROM unnest(string_to_array(nullif(one.columns, ''), ' ')) a;
    EXECUTE format('CREATE TRIGGER board_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION board_touch()', one.name);
    EXECUTE format('CREATE TRIGGER board_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION board_touch(%s)', one.name, arguments);
    EXECUTE format('CREATE TRIGGER board_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION board_touch()', one.name);
  END LOOP;
END $$;

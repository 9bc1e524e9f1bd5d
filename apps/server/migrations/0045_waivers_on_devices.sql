-- Who has accepted a waiver is known at the ramp without a network: devices of those who run the tournament keep it.
ALTER FUNCTION sync_places(text, text[]) RENAME TO sync_places_and_questions;--> statement-breakpoint
CREATE FUNCTION sync_places(tbl text, ids text[]) RETURNS TABLE (rec_id text, scope text, rev integer, gone boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF tbl = 'waiver-acceptances' THEN
    RETURN QUERY SELECT r.id, 'tour:' || t.tour, r.rev, r.deleted FROM waiver_acceptances r JOIN tournaments t ON t.id = r.tournament
      WHERE r.id = ANY (ids);
  ELSE
    RETURN QUERY SELECT * FROM sync_places_and_questions(tbl, ids);
  END IF;
END $$;--> statement-breakpoint

-- A tournament that moves to another tour takes them along.
ALTER FUNCTION sync_spread(bigint) RENAME TO sync_spread_and_questions;--> statement-breakpoint
CREATE FUNCTION sync_spread(me bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_spread_and_questions(me);
  IF EXISTS (SELECT 1 FROM sync_touched s WHERE s.xid = me AND s.moved AND s.tbl = 'tournaments') THEN
    INSERT INTO sync_touched (xid, tbl, rec_id)
    SELECT me, 'waiver-acceptances', r.id FROM sync_touched s JOIN waiver_acceptances r ON r.tournament = s.rec_id
      WHERE s.xid = me AND s.moved AND s.tbl = 'tournaments'
    ON CONFLICT DO NOTHING;
  END IF;
END $$;--> statement-breakpoint
CREATE TRIGGER sync_insert AFTER INSERT ON waiver_acceptances REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('waiver-acceptances');--> statement-breakpoint
CREATE TRIGGER sync_update AFTER UPDATE ON waiver_acceptances REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('waiver-acceptances');--> statement-breakpoint
CREATE TRIGGER sync_delete AFTER DELETE ON waiver_acceptances REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('waiver-acceptances');--> statement-breakpoint

-- A line of the book that was typed in twice leaves it: what was signed in its name goes to the one it stands for. Where that one has
-- signed the same words, the second signature stays with the line that left.
CREATE FUNCTION keep_waiver_with_angler() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiver_acceptances a SET "user" = NEW.canonical_id, rev = a.rev + 1
    WHERE a."user" = NEW.local_id AND NOT a.deleted AND NOT EXISTS (
      SELECT 1 FROM waiver_acceptances b
        WHERE b.tournament = a.tournament AND b."user" = NEW.canonical_id AND b.version = a.version AND NOT b.deleted);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_waiver_with_angler AFTER INSERT ON id_alias FOR EACH ROW WHEN (NEW.tbl = 'users')
  EXECUTE FUNCTION keep_waiver_with_angler();--> statement-breakpoint

-- What is there already goes to where the product looked it up before, and is where every device begins.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT i.local_id, i.canonical_id FROM id_alias i JOIN waiver_acceptances a ON a."user" = i.local_id WHERE i.tbl = 'users' LOOP
    UPDATE waiver_acceptances a SET "user" = one.canonical_id, rev = a.rev + 1
      WHERE a."user" = one.local_id AND NOT a.deleted AND NOT EXISTS (
        SELECT 1 FROM waiver_acceptances b
          WHERE b.tournament = a.tournament AND b."user" = one.canonical_id AND b.version = a.version AND NOT b.deleted);
  END LOOP;
END $$;--> statement-breakpoint
UPDATE waiver_acceptances SET rev = rev;

CREATE TABLE "boat_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text,
	"seed" bigint,
	"boats" jsonb NOT NULL,
	"by" text,
	"at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "tournament" text;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "sync_conflict" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "boat_draws_tournament" ON "boat_draws" USING btree ("tournament","counted_at");--> statement-breakpoint
CREATE INDEX "sync_conflict_tournament" ON "sync_conflict" USING btree ("tournament","state");
--> statement-breakpoint
-- A question is placed where its record is: everybody who may answer hears of it. Answered, or about something deleted, it is gone.
ALTER FUNCTION sync_places(text, text[]) RENAME TO sync_places_of_records;--> statement-breakpoint
CREATE FUNCTION sync_places(tbl text, ids text[]) RETURNS TABLE (rec_id text, scope text, rev integer, gone boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF tbl = 'questions' THEN
    RETURN QUERY SELECT q.id, p.scope, q.rev, p.gone OR q.state = 'done'
      FROM sync_conflict q, LATERAL sync_places_of_records(q.tbl, ARRAY[q.rec_id]) p WHERE q.id = ANY (ids);
  ELSE
    RETURN QUERY SELECT * FROM sync_places_of_records(tbl, ids);
  END IF;
END $$;--> statement-breakpoint

-- Whoever changes, moves or deletes a record that is asked about changes what is asked.
ALTER FUNCTION sync_spread(bigint) RENAME TO sync_spread_to_records;--> statement-breakpoint
CREATE FUNCTION sync_spread(me bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_spread_to_records(me);
  IF EXISTS (SELECT 1 FROM sync_conflict q WHERE q.state = 'open') THEN
    INSERT INTO sync_touched (xid, tbl, rec_id)
    SELECT me, 'questions', q.id FROM sync_touched s JOIN sync_conflict q ON q.tbl = s.tbl AND q.rec_id = s.rec_id
      WHERE s.xid = me AND q.state = 'open'
    ON CONFLICT DO NOTHING;
  END IF;
END $$;--> statement-breakpoint

CREATE TRIGGER sync_insert AFTER INSERT ON sync_conflict REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('questions');--> statement-breakpoint
CREATE TRIGGER sync_update AFTER UPDATE ON sync_conflict REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('questions');--> statement-breakpoint
CREATE TRIGGER sync_delete AFTER DELETE ON sync_conflict REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_touch('questions');--> statement-breakpoint

-- Questions of before belong to the tournament of their record, too.
UPDATE sync_conflict q SET tournament = CASE q.tbl
    WHEN 'tournaments' THEN q.rec_id
    WHEN 'tournament-entries' THEN (SELECT r.tournament FROM tournament_entries r WHERE r.id = q.rec_id)
    WHEN 'tournament-flights' THEN (SELECT r.tournament FROM tournament_flights r WHERE r.id = q.rec_id)
    WHEN 'groups' THEN (SELECT r.tournament FROM groups r WHERE r.id = q.rec_id)
    WHEN 'payments' THEN (SELECT r.source_module_record FROM payments r WHERE r.id = q.rec_id) END
  WHERE q.state = 'open';

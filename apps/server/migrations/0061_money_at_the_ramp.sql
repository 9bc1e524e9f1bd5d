CREATE TABLE "money_records" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tournament" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	"direction" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL,
	"by" text,
	"impersonator" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text,
	"taken_back_why" text
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "made_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "money_records_tournament" ON "money_records" USING btree ("tournament");--> statement-breakpoint

-- A boat that is Paid, or gone, is paid for by nobody any more: a page on which somebody could is closed at once (docs/decisions/0072).
CREATE FUNCTION tell_of_settled_boat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM card_checkouts WHERE entry = NEW.id AND state = 'open') THEN
    PERFORM pg_notify('ramplight_settled_boats', NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tournament_entries_settled AFTER UPDATE ON tournament_entries FOR EACH ROW
  WHEN (NEW.status = 'Paid' AND OLD.status <> 'Paid' OR NEW.deleted AND NOT OLD.deleted)
  EXECUTE FUNCTION tell_of_settled_boat();

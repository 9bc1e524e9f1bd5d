CREATE TABLE "money_event_words" (
	"event" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_events" (
	"id" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"tournament" text NOT NULL,
	"entry" text NOT NULL,
	"pot" text NOT NULL,
	"payee" text,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"key" text,
	CONSTRAINT "money_events_act" CHECK ("money_events"."act" in ('make', 'correct', 'void')),
	CONSTRAINT "money_events_kind" CHECK ("money_events"."kind" in ('payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed')),
	CONSTRAINT "money_events_method" CHECK ("money_events"."method" in ('cash', 'check', 'card', 'online', 'transfer', 'credits', 'unstated')),
	CONSTRAINT "money_events_amount" CHECK ("money_events"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "handed_out" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "open" bigint;--> statement-breakpoint
ALTER TABLE "money_event_words" ADD CONSTRAINT "money_event_words_event_money_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."money_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("source_module_record") WHERE "payments"."open" <> 0;--> statement-breakpoint
CREATE INDEX "money_events_tournament" ON "money_events" USING btree ("tournament","at","id");--> statement-breakpoint
CREATE INDEX "money_events_payee" ON "money_events" USING btree ("payee","at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_events_key" ON "money_events" USING btree ("key");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('entry', 'payment', 'payout', 'card', 'credits', 'membership', 'merge', 'correction', 'platform-fee', 'refund', 'raffle', 'calcutta', 'platform')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_postings" VALIDATE CONSTRAINT "ledger_postings_kind";--> statement-breakpoint

-- What was said of money stays as it was said; a wrong word is corrected or voided by another event.
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON money_events FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays_whole BEFORE TRUNCATE ON money_events FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays_whole();
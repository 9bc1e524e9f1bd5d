CREATE TABLE "erasures" (
	"person" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"words" jsonb NOT NULL,
	"gone" text[] NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"after" text[]
);
--> statement-breakpoint
CREATE TABLE "job_tries" (
	"job" text NOT NULL,
	"record" text NOT NULL,
	"tries" integer NOT NULL,
	"fault" text,
	"last_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_tries_job_record_pk" PRIMARY KEY("job","record")
);
--> statement-breakpoint
DROP INDEX "payments_created_at";--> statement-breakpoint
DROP INDEX "ledger_postings_holder";--> statement-breakpoint
CREATE INDEX "job_tries_last" ON "job_tries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_platform_fees" ON "ledger_postings" USING btree ("at") WHERE "ledger_postings"."kind" = 'platform-fee';--> statement-breakpoint
CREATE INDEX "tournaments_pays_by" ON "tournaments" USING btree (("settings" #>> '{payout,payoutToUse}'));--> statement-breakpoint
CREATE INDEX "weigh_in_days_day" ON "weigh_in_days" USING btree ("tournament","day");--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_messages_over" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."state" in ('sent', 'dead');--> statement-breakpoint
CREATE INDEX "id_alias_canonical" ON "id_alias" USING btree ("canonical_id");--> statement-breakpoint
CREATE INDEX "sync_conflict_open" ON "sync_conflict" USING btree ("tbl","rec_id") WHERE "sync_conflict"."state" = 'open';--> statement-breakpoint
CREATE INDEX "ledger_postings_holder" ON "ledger_postings" USING btree ("holder","at");--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('cash', 'check', 'card', 'online', 'transfer', 'credits', 'unstated', 'entry-fee', 'side-pot', 'raffle', 'calcutta', 'membership', 'credit', 'sponsor', 'other', 'correction', 'angler-fee', 'card-charge', 'license', 'subscription', 'payout', 'calcutta-payout', 'expense', 'refund', 'chargeback', 'card-fee', 'platform-fee', 'provider-fee', 'fee-lost')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('entry', 'payment', 'card', 'credits', 'membership', 'merge', 'correction', 'platform-fee', 'refund', 'raffle', 'calcutta', 'platform')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_lines" CHECK ("ledger_postings"."lines" > 0 and "ledger_postings"."number" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "money_records" ADD CONSTRAINT "money_records_direction" CHECK ("money_records"."direction" in ('in', 'out')) NOT VALID;--> statement-breakpoint
ALTER TABLE "money_records" ADD CONSTRAINT "money_records_method" CHECK ("money_records"."method" in ('cash', 'check', 'unstated')) NOT VALID;--> statement-breakpoint
ALTER TABLE "money_records" ADD CONSTRAINT "money_records_day" CHECK ("money_records"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "money_records" ADD CONSTRAINT "money_records_amount" CHECK ("money_records"."amount" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "platform_invoices" ADD CONSTRAINT "platform_invoices_status" CHECK ("platform_invoices"."status" in ('open', 'failed', 'paid', 'disputed', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "platform_invoices" ADD CONSTRAINT "platform_invoices_of_month" CHECK ("platform_invoices"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$') NOT VALID;--> statement-breakpoint
ALTER TABLE "platform_invoices" ADD CONSTRAINT "platform_invoices_amount" CHECK ("platform_invoices"."amount" >= 0 and "platform_invoices"."tries" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "platform_movements" ADD CONSTRAINT "platform_movements_kind" CHECK ("platform_movements"."kind" in ('payment', 'refund', 'refund-failed', 'dispute', 'dispute-won', 'dispute-lost')) NOT VALID;--> statement-breakpoint
ALTER TABLE "platform_movements" ADD CONSTRAINT "platform_movements_amount" CHECK ("platform_movements"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('done', 'asked', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('card', 'cash', 'check', 'credits')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_state" CHECK ("card_checkouts"."state" in ('open', 'paid', 'over')) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD CONSTRAINT "card_checkouts_way" CHECK ("card_checkouts"."way" in ('page', 'intent')) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_amount" CHECK ("card_disputes"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_movements" ADD CONSTRAINT "card_movements_kind" CHECK ("card_movements"."kind" in ('payment', 'refund', 'refund-failed', 'dispute', 'dispute-won')) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_movements" ADD CONSTRAINT "card_movements_amount" CHECK ("card_movements"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD CONSTRAINT "card_payouts_state" CHECK ("card_payouts"."state" in ('going', 'sent', 'goes-back', 'over')) NOT VALID;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD CONSTRAINT "card_payouts_amount" CHECK ("card_payouts"."amount" >= 0 and "card_payouts"."turn" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "level_bills" ADD CONSTRAINT "level_bills_amount" CHECK ("level_bills"."amount" >= 0 and "level_bills"."tries" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "calcutta_lots" ADD CONSTRAINT "calcutta_lots_method" CHECK ("calcutta_lots"."method" in ('cash', 'check')) NOT VALID;--> statement-breakpoint
ALTER TABLE "calcutta_lots" ADD CONSTRAINT "calcutta_lots_price" CHECK ("calcutta_lots"."price" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "calcutta_payouts" ADD CONSTRAINT "calcutta_payouts_to" CHECK ("calcutta_payouts"."to" in ('owner', 'boat')) NOT VALID;--> statement-breakpoint
ALTER TABLE "calcutta_payouts" ADD CONSTRAINT "calcutta_payouts_method" CHECK ("calcutta_payouts"."method" in ('cash', 'check')) NOT VALID;--> statement-breakpoint
ALTER TABLE "calcutta_payouts" ADD CONSTRAINT "calcutta_payouts_amount" CHECK ("calcutta_payouts"."amount" >= 0) NOT VALID;
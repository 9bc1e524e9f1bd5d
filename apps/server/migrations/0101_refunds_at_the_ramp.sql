ALTER TABLE "money_events" DROP CONSTRAINT "money_events_kind";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_whole";--> statement-breakpoint
DROP INDEX "money_events_entry";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "item" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_owed_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "money_events_entry" ON "money_events" USING btree ("entry") WHERE "money_events"."kind" in ('payment', 'refund');--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_kind" CHECK ("money_events"."kind" in ('payment', 'refund', 'payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whole" CHECK (case when "money_events"."kind" in ('payment', 'refund') then "money_events"."buys" is not null and "money_events"."seen" is not null else "money_events"."pot" is not null end);
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_kind";--> statement-breakpoint
ALTER TABLE "money_events" ALTER COLUMN "pot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "buys" jsonb;--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "money_events_entry" ON "money_events" USING btree ("entry") WHERE "money_events"."kind" = 'payment';--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whole" CHECK (case when "money_events"."kind" = 'payment' then "money_events"."buys" is not null and "money_events"."seen" is not null else "money_events"."pot" is not null end);--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_kind" CHECK ("money_events"."kind" in ('payment', 'payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed'));
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_kind";--> statement-breakpoint
ALTER TABLE "money_events" DROP CONSTRAINT "money_events_whole";--> statement-breakpoint
DROP INDEX "money_events_entry";--> statement-breakpoint
CREATE INDEX "money_events_entry" ON "money_events" USING btree ("entry") WHERE "money_events"."kind" in ('payment', 'refund', 'kept');--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_kind" CHECK ("money_events"."kind" in ('payment', 'refund', 'kept', 'payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed'));--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whole" CHECK (case when "money_events"."kind" in ('payment', 'refund', 'kept') then "money_events"."buys" is not null and "money_events"."seen" is not null else "money_events"."pot" is not null end);
DROP INDEX "card_checkouts_open_unique";--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "share_of" text;--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "whole" bigint;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD COLUMN "part_paid" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "card_checkouts_open_unique" ON "card_checkouts" USING btree ("entry",coalesce("share_of", '')) WHERE "card_checkouts"."state" = 'open';
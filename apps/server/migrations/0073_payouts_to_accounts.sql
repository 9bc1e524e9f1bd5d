ALTER TABLE "card_payouts" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD COLUMN "state" text DEFAULT 'going' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD COLUMN "words" text;--> statement-breakpoint
CREATE INDEX "card_payouts_unfinished" ON "card_payouts" USING btree ("at") WHERE "card_payouts"."state" in ('going', 'goes-back');--> statement-breakpoint
UPDATE "card_payouts" SET "state" = 'sent' WHERE "transfer" IS NOT NULL;

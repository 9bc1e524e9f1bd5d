ALTER TABLE "money_events" ALTER COLUMN "tournament" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_events" ALTER COLUMN "entry" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_events" ADD COLUMN "membership" text;--> statement-breakpoint
CREATE INDEX "money_events_membership" ON "money_events" USING btree ("membership");--> statement-breakpoint
ALTER TABLE "money_events" ADD CONSTRAINT "money_events_whose" CHECK (("money_events"."entry" is null) = ("money_events"."tournament" is null) and ("money_events"."entry" is null) <> ("money_events"."membership" is null) and ("money_events"."membership" is null or "money_events"."kind" = 'payment'));
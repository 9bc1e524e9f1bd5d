CREATE TABLE "platform_movements" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"director" text NOT NULL,
	"intent" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider_fee" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_disputes" ALTER COLUMN "checkout" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "platform_movements_source" ON "platform_movements" USING btree ("source");--> statement-breakpoint
CREATE INDEX "platform_movements_intent" ON "platform_movements" USING btree ("intent");--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_what" CHECK (("card_disputes"."checkout" is null) = ("card_disputes"."source" is not null));
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tournament" text NOT NULL,
	"entry" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"by" text,
	"impersonator" text,
	"state" text NOT NULL,
	"checkout" text,
	"movement" text,
	"words" text
);
--> statement-breakpoint
CREATE INDEX "refunds_entry" ON "refunds" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "refunds_tournament" ON "refunds" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("at") WHERE "refunds"."state" = 'asked';
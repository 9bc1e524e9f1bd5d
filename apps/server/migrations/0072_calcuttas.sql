CREATE TABLE "calcutta_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"entries" jsonb NOT NULL,
	"user" text,
	"entrant" text,
	"price" bigint NOT NULL,
	"bought_back" double precision NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text,
	"taken_back_why" text
);
--> statement-breakpoint
CREATE TABLE "calcutta_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"lot" text NOT NULL,
	"to" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text,
	"taken_back_why" text
);
--> statement-breakpoint
CREATE TABLE "calcuttas" (
	"tournament" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"house_share" double precision NOT NULL,
	"places" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "calcutta_lots_tournament" ON "calcutta_lots" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "calcutta_lots_user" ON "calcutta_lots" USING btree ("user");--> statement-breakpoint
CREATE INDEX "calcutta_payouts_lot" ON "calcutta_payouts" USING btree ("lot");
CREATE TABLE "co_director_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"user" text NOT NULL,
	"created_by" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "co_director_invitations_one_open" ON "co_director_invitations" USING btree ("tournament","user") WHERE state = 'pending' and not "co_director_invitations"."deleted";--> statement-breakpoint
CREATE INDEX "co_director_invitations_user" ON "co_director_invitations" USING btree ("user");
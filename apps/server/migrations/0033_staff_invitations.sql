CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"director" text NOT NULL,
	"tours" jsonb NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_one_open" ON "staff_invitations" USING btree ("director","user") WHERE state = 'pending' and not "staff_invitations"."deleted";--> statement-breakpoint
CREATE INDEX "staff_invitations_user" ON "staff_invitations" USING btree ("user");
CREATE TABLE "director_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"weight_in_bag_removal_delay" integer DEFAULT 3 NOT NULL,
	"optional_check_in_times" jsonb DEFAULT '{"preTournamentMeeting":false,"dailyTournamentDay":false,"dailyWeighInCheckIn":false}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "director_themes" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"header_image" text,
	"background_image" text,
	"header_gradient" text DEFAULT 'blue' NOT NULL,
	"background_gradient" text DEFAULT 'blue' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"club_name" text,
	"about_me" text,
	"family" text,
	"interesting_facts" text,
	"sponsors" text,
	"background_image" text,
	"avatar" text,
	"theme" text
);
--> statement-breakpoint
CREATE TABLE "tournament_pre_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"users" jsonb NOT NULL,
	"converted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"notes" text,
	"start" timestamp (3) with time zone,
	"end" timestamp (3) with time zone,
	"color" text,
	"reminder" text,
	"resizable" boolean,
	"tournament" text,
	"user" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_interactions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weigh_in_days" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"day" integer NOT NULL,
	"note" text,
	"closed" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
DROP INDEX "tournaments_start";--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "custom_ads" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "registration_url" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "external_tournament" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "external_link" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "custom_registration_message" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "division" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "located" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "director_settings_user_unique" ON "director_settings" USING btree ("user") WHERE not "director_settings"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "director_themes_user_unique" ON "director_themes" USING btree ("user") WHERE not "director_themes"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user_unique" ON "profiles" USING btree ("user") WHERE not "profiles"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_user_unique" ON "user_profiles" USING btree ("user") WHERE not "user_profiles"."deleted";--> statement-breakpoint
CREATE INDEX "tournament_pre_registrations_tournament" ON "tournament_pre_registrations" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "tournament_pre_registrations_users" ON "tournament_pre_registrations" USING gin ("users");--> statement-breakpoint
CREATE INDEX "calendar_events_user" ON "calendar_events" USING btree ("user","start");--> statement-breakpoint
CREATE INDEX "calendar_events_tournament" ON "calendar_events" USING btree ("tournament","start");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_interactions_one_each" ON "tournament_interactions" USING btree ("tournament","user") WHERE not "tournament_interactions"."deleted";--> statement-breakpoint
CREATE INDEX "tournament_interactions_user" ON "tournament_interactions" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "weigh_in_days_day_unique" ON "weigh_in_days" USING btree ("tournament","day") WHERE not "weigh_in_days"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_name" ON "tournaments" USING btree ("name","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_created" ON "tournaments" USING btree ("created_at","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_fee" ON "tournaments" USING btree ("entry_fee","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_name_parts" ON "tournaments" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tournaments_state" ON "tournaments" USING btree (lower("state"),"start_date","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_status" ON "tournaments" USING btree ("status","start_date","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_place" ON "tournaments" USING btree ("latitude","longitude") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_tags" ON "tournaments" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tournaments_division" ON "tournaments" USING btree ("division");--> statement-breakpoint
CREATE INDEX "tournaments_start" ON "tournaments" USING btree ("start_date","id","status") WHERE not "tournaments"."deleted";
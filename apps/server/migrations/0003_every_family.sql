CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"label" text NOT NULL,
	"path" text NOT NULL,
	"date_uploaded" timestamp (3) with time zone NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"director" text,
	"tournament" text,
	"season" text,
	"tour" text,
	"requested_doc_info" jsonb
);
--> statement-breakpoint
CREATE TABLE "image_strings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text,
	"type" text NOT NULL,
	"data" text NOT NULL,
	"extra" jsonb,
	"system_default" boolean DEFAULT false NOT NULL,
	"director" text
);
--> statement-breakpoint
CREATE TABLE "topic_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"section" text,
	"title" text NOT NULL,
	"parent_page" text,
	"content" text,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"section_key" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorials" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"html_text" text,
	"source_type" text,
	"source_path" text,
	"active" boolean DEFAULT true NOT NULL,
	"display_locations" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"sender" text,
	"recipients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tournament" text,
	"tour" text,
	"type" text DEFAULT 'note' NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'Sent' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"fee_payer" text,
	"user" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"bank" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text,
	"tournament" text,
	"entry" text,
	"counter_of" text
);
--> statement-breakpoint
CREATE TABLE "director_credit_banks" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_percentages" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text,
	"pay_structure" jsonb NOT NULL,
	"last_place_payout" double precision,
	"user" text,
	"system_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_raffle_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"raffle" text NOT NULL,
	"user" text,
	"entrant" text,
	"note" text,
	"entry_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_raffles" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"cost" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"winning_entry" text
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"sent_to" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_codes_user_kind_pk" PRIMARY KEY("user","kind")
);
--> statement-breakpoint
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
CREATE TABLE "staff_members" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL,
	"director" text NOT NULL,
	"tours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"extra" jsonb
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
CREATE TABLE "entry_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"entry" text NOT NULL,
	"tournament" text NOT NULL,
	"user" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text,
	"captain" text,
	"coanglers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"boat_captain" text,
	"sub" text,
	"alias" text,
	"users" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"club_name" text,
	"tour" text,
	"director" text NOT NULL,
	"members" jsonb DEFAULT '[]'::jsonb NOT NULL
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
CREATE TABLE "season_standings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"season" text NOT NULL,
	"standings" jsonb NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "advertisement_interactions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"advertiser" text NOT NULL,
	"type" text NOT NULL,
	"source" text,
	"user" text
);
--> statement-breakpoint
CREATE TABLE "advertisers" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"url" text NOT NULL,
	"image_path" text,
	"active" boolean DEFAULT true NOT NULL,
	"key" text,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "sponsor_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tour" text,
	"season" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"tour" text,
	"director" text,
	"email" text,
	"charge" bigint,
	"notes" text,
	"tag_line" text,
	"status" text DEFAULT 'Pending' NOT NULL,
	"main_image_path" text,
	"image_options" jsonb
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"role" text,
	"user" text,
	"active" boolean DEFAULT true NOT NULL,
	"status" text,
	"director" text
);
--> statement-breakpoint
CREATE TABLE "subscription_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"code" text NOT NULL,
	"level" text,
	"expires_at" timestamp (3) with time zone,
	"note" text,
	"active" boolean DEFAULT true NOT NULL,
	"extra" jsonb
);
--> statement-breakpoint
CREATE TABLE "subscription_features" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"subscription_levels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"key" text,
	"price" bigint NOT NULL,
	"billing_frequency" text,
	"stripe_api_id" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"amount" bigint,
	"email" text,
	"price_id" text,
	"stripe_customer_id" text,
	"subscription_id" text,
	"billing_frequency" text,
	"status" text DEFAULT 'inactive' NOT NULL,
	"user" text,
	"level" text
);
--> statement-breakpoint
CREATE TABLE "admin_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text,
	"key" text NOT NULL,
	"setting" jsonb,
	"section" text,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dev_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"from_email" text,
	"user" text
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
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"pot_percentage_allocated_to_group" bigint,
	"percentage_or_dollar" text DEFAULT 'percentage' NOT NULL,
	"tournament" text,
	"season" text
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
CREATE TABLE "divisions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"tour" text,
	"director" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"season" text NOT NULL,
	"user" text NOT NULL,
	"tour" text,
	"active" boolean DEFAULT true NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"amount_paid" bigint DEFAULT 0 NOT NULL,
	"optional_values" jsonb
);
--> statement-breakpoint
CREATE TABLE "season_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"season" text NOT NULL,
	"team" text,
	"angler" text,
	"substitutions" jsonb DEFAULT '[]'::jsonb NOT NULL
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
	"opened_at" timestamp (3) with time zone,
	"opened_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"who" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_who_key_pk" PRIMARY KEY("who","key")
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"about" text
);
--> statement-breakpoint
DROP INDEX "tournaments_start";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonator" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fished_tours" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_icon" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_profile" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "divisions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "club_name" text;--> statement-breakpoint
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
ALTER TABLE "seasons" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "tour_icon" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "payout" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "impersonator" text;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_bank_director_credit_banks_id_fk" FOREIGN KEY ("bank") REFERENCES "public"."director_credit_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_raffle_entries" ADD CONSTRAINT "tournament_raffle_entries_raffle_tournament_raffles_id_fk" FOREIGN KEY ("raffle") REFERENCES "public"."tournament_raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user");--> statement-breakpoint
CREATE INDEX "documents_director" ON "documents" USING btree ("director");--> statement-breakpoint
CREATE INDEX "documents_tournament" ON "documents" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "documents_season" ON "documents" USING btree ("season");--> statement-breakpoint
CREATE INDEX "documents_tour" ON "documents" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "documents_date_uploaded" ON "documents" USING btree ("date_uploaded");--> statement-breakpoint
CREATE INDEX "image_strings_director" ON "image_strings" USING btree ("director");--> statement-breakpoint
CREATE INDEX "topic_pages_section" ON "topic_pages" USING btree ("section","order");--> statement-breakpoint
CREATE INDEX "topic_pages_parent" ON "topic_pages" USING btree ("parent_page");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_sections_key_unique" ON "topic_sections" USING btree ("section_key") WHERE not "topic_sections"."deleted";--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "messages_recipients" ON "messages" USING gin ("recipients");--> statement-breakpoint
CREATE INDEX "messages_tournament" ON "messages" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "messages_tour" ON "messages" USING btree ("tour");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_unique" ON "accounts" USING btree ("user") WHERE not "accounts"."deleted";--> statement-breakpoint
CREATE INDEX "credit_transactions_bank" ON "credit_transactions" USING btree ("bank","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_counter_unique" ON "credit_transactions" USING btree ("counter_of");--> statement-breakpoint
CREATE UNIQUE INDEX "director_credit_banks_user_unique" ON "director_credit_banks" USING btree ("user") WHERE not "director_credit_banks"."deleted";--> statement-breakpoint
CREATE INDEX "payout_percentages_user" ON "payout_percentages" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_raffle_entries_number_unique" ON "tournament_raffle_entries" USING btree ("raffle","entry_number");--> statement-breakpoint
CREATE INDEX "tournament_raffle_entries_user" ON "tournament_raffle_entries" USING btree ("user");--> statement-breakpoint
CREATE INDEX "tournament_raffles_tournament" ON "tournament_raffles" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "tournament_raffles_name" ON "tournament_raffles" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "account_codes_sent_to" ON "account_codes" USING btree ("sent_to");--> statement-breakpoint
CREATE UNIQUE INDEX "director_settings_user_unique" ON "director_settings" USING btree ("user") WHERE not "director_settings"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "director_themes_user_unique" ON "director_themes" USING btree ("user") WHERE not "director_themes"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user_unique" ON "profiles" USING btree ("user") WHERE not "profiles"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_director_user_unique" ON "staff_members" USING btree ("director","user") WHERE not "staff_members"."deleted";--> statement-breakpoint
CREATE INDEX "staff_members_user" ON "staff_members" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_user_unique" ON "user_profiles" USING btree ("user") WHERE not "user_profiles"."deleted";--> statement-breakpoint
CREATE INDEX "entry_invoices_entry" ON "entry_invoices" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "entry_invoices_tournament" ON "entry_invoices" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "entry_invoices_user" ON "entry_invoices" USING btree ("user");--> statement-breakpoint
CREATE INDEX "teams_director" ON "teams" USING btree ("director");--> statement-breakpoint
CREATE INDEX "teams_tour" ON "teams" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "teams_members" ON "teams" USING gin ("members");--> statement-breakpoint
CREATE INDEX "tournament_pre_registrations_tournament" ON "tournament_pre_registrations" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "tournament_pre_registrations_users" ON "tournament_pre_registrations" USING gin ("users");--> statement-breakpoint
CREATE INDEX "season_standings_season" ON "season_standings" USING btree ("season","as_of");--> statement-breakpoint
CREATE INDEX "advertisement_interactions_advertiser" ON "advertisement_interactions" USING btree ("advertiser","created_at");--> statement-breakpoint
CREATE INDEX "advertisement_interactions_user" ON "advertisement_interactions" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "advertisement_interactions_created_at" ON "advertisement_interactions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "advertisers_key_unique" ON "advertisers" USING btree ("key") WHERE not "advertisers"."deleted";--> statement-breakpoint
CREATE INDEX "advertisers_active" ON "advertisers" USING btree ("active");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_settings_tour_unique" ON "sponsor_settings" USING btree ("tour") WHERE not "sponsor_settings"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_settings_season_unique" ON "sponsor_settings" USING btree ("season") WHERE not "sponsor_settings"."deleted";--> statement-breakpoint
CREATE INDEX "sponsors_tour" ON "sponsors" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "sponsors_director" ON "sponsors" USING btree ("director");--> statement-breakpoint
CREATE INDEX "sponsors_status" ON "sponsors" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "licenses_director" ON "licenses" USING btree ("director");--> statement-breakpoint
CREATE INDEX "licenses_user" ON "licenses" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_codes_code_unique" ON "subscription_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_subscription" ON "subscriptions" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_settings_key_unique" ON "admin_settings" USING btree ("key") WHERE not "admin_settings"."deleted";--> statement-breakpoint
CREATE INDEX "dev_notices_created_at" ON "dev_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "calendar_events_user" ON "calendar_events" USING btree ("user","start");--> statement-breakpoint
CREATE INDEX "calendar_events_tournament" ON "calendar_events" USING btree ("tournament","start");--> statement-breakpoint
CREATE INDEX "groups_tournament" ON "groups" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "groups_season" ON "groups" USING btree ("season");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_interactions_one_each" ON "tournament_interactions" USING btree ("tournament","user") WHERE not "tournament_interactions"."deleted";--> statement-breakpoint
CREATE INDEX "tournament_interactions_user" ON "tournament_interactions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "divisions_tour" ON "divisions" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "divisions_director" ON "divisions" USING btree ("director");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_season_user_unique" ON "memberships" USING btree ("season","user") WHERE not "memberships"."deleted";--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user");--> statement-breakpoint
CREATE INDEX "memberships_tour" ON "memberships" USING btree ("tour");--> statement-breakpoint
CREATE UNIQUE INDEX "season_teams_team_unique" ON "season_teams" USING btree ("season","team") WHERE not "season_teams"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "season_teams_angler_unique" ON "season_teams" USING btree ("season","angler") WHERE not "season_teams"."deleted";--> statement-breakpoint
CREATE INDEX "season_teams_team" ON "season_teams" USING btree ("team");--> statement-breakpoint
CREATE INDEX "season_teams_angler" ON "season_teams" USING btree ("angler");--> statement-breakpoint
CREATE UNIQUE INDEX "weigh_in_days_day_unique" ON "weigh_in_days" USING btree ("tournament","day") WHERE not "weigh_in_days"."deleted";--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_unsent" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_users_id_fk" FOREIGN KEY ("impersonator") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_impersonator" ON "sessions" USING btree ("impersonator");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "first_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tournaments_by_name" ON "tournaments" USING btree ("name","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_status" ON "tournaments" USING btree ("status","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_location" ON "tournaments" USING btree ("location","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_landing" ON "tournaments" USING btree ("landing","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_city" ON "tournaments" USING btree ("city","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_state" ON "tournaments" USING btree ("state","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_entryfee" ON "tournaments" USING btree ("entry_fee","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_createdat" ON "tournaments" USING btree ("created_at","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_by_updatedat" ON "tournaments" USING btree ("updated_at","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_name_parts" ON "tournaments" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tournaments_state" ON "tournaments" USING btree (lower("state"),"start_date","id","status","deleted","state");--> statement-breakpoint
CREATE INDEX "tournaments_status" ON "tournaments" USING btree ("status","start_date","id") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_place" ON "tournaments" USING btree ("latitude","longitude") WHERE not "tournaments"."deleted";--> statement-breakpoint
CREATE INDEX "tournaments_tags" ON "tournaments" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tournaments_division" ON "tournaments" USING btree ("division");--> statement-breakpoint
CREATE INDEX "tournaments_bigfishpots" ON "tournaments" USING gin ("bigfishpots" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "tournaments_sidepots" ON "tournaments" USING gin ("sidepots" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "seasons_division" ON "seasons" USING btree ("division");--> statement-breakpoint
CREATE INDEX "tours_created" ON "tours" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_family" ON "audit_log" USING btree ("family","at");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by","at");--> statement-breakpoint
CREATE INDEX "audit_log_impersonator" ON "audit_log" USING btree ("impersonator","at") WHERE "audit_log"."impersonator" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_start" ON "tournaments" USING btree ("start_date","id","status","team_event","entry_fee","state") WHERE not "tournaments"."deleted";
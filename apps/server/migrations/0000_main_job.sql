CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"user" text NOT NULL,
	"description" text,
	"status" text NOT NULL,
	"payment_for_type" text,
	"source_module_record" text,
	"debit_or_credit" text NOT NULL,
	"recipient_of_payment" text,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meta_data" jsonb,
	"partner" text,
	"once_key" text
);
--> statement-breakpoint
CREATE TABLE "payout_structures" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"tables" jsonb NOT NULL,
	"system_default" boolean DEFAULT false NOT NULL,
	"director" text
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"address" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"user_type" text NOT NULL,
	"is_assistant" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"tours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"director" text,
	"password_hash" text,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"tour" text,
	"season" text,
	"users" jsonb NOT NULL,
	"team" text,
	"season_team" text,
	"status" text DEFAULT 'Pending' NOT NULL,
	"boat_number" integer,
	"flight" text,
	"checked_in_at" timestamp (3) with time zone,
	"disqualified" boolean DEFAULT false NOT NULL,
	"disqualified_reason" text,
	"free_entry" boolean DEFAULT false NOT NULL,
	"paid_online" boolean DEFAULT false NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"boat_captain" text,
	"sub" text,
	"in_big_fish_pot" boolean DEFAULT false NOT NULL,
	"in_side_pot" boolean DEFAULT false NOT NULL,
	"side_pot_big_fish_entries" jsonb,
	"big_fish_mode_days_entered" jsonb,
	"bump" jsonb,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "season_event_point_distributions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"entry" text NOT NULL,
	"tournament" text NOT NULL,
	"season" text,
	"season_team" text,
	"angler" text,
	"finishing_position" integer,
	"points" double precision
);
--> statement-breakpoint
CREATE TABLE "tournament_results" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"date_finalized" timestamp (3) with time zone,
	"finalized_by" text,
	"overall_results" jsonb NOT NULL,
	"daily_results" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"payouts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"water_type" text NOT NULL,
	"system_default" boolean DEFAULT false NOT NULL,
	"director" text
);
--> statement-breakpoint
CREATE TABLE "tournament_flights" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"name" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"start_time" text,
	"due_time" text
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"landing" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"date_span_type" text NOT NULL,
	"tournament_date_for_single" date,
	"tournament_dates" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"timezone" text NOT NULL,
	"tour" text NOT NULL,
	"season" text,
	"director" text NOT NULL,
	"co_directors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"team_event" boolean DEFAULT false NOT NULL,
	"has_cuts" boolean DEFAULT false NOT NULL,
	"registration_start_date" date,
	"entry_fee" bigint,
	"notes" text,
	"rules" text,
	"marketing_text" text,
	"setup_options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bigfishpots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sidepots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results_revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"notes" text,
	"rules" text,
	"membership_fee" bigint,
	"tour" text,
	"division" text,
	"director" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tour" text NOT NULL,
	"payout" jsonb,
	"weight" jsonb,
	"points_scoring" jsonb,
	"tournament_defaults" jsonb
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"water_type" text,
	"additional_info" text,
	"url_lookup_key" text,
	"director" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weigh_in_events" (
	"id" text PRIMARY KEY NOT NULL,
	"weigh_in" text NOT NULL,
	"kind" text NOT NULL,
	"tournament" text NOT NULL,
	"entry" text NOT NULL,
	"day" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"station" text,
	"reason" text,
	"weight" bigint DEFAULT 0 NOT NULL,
	"total_fish" integer DEFAULT 0 NOT NULL,
	"big_fish" bigint,
	"species" text,
	"dead_fish_count" integer DEFAULT 0 NOT NULL,
	"short_fish_count" integer DEFAULT 0 NOT NULL,
	"live_fish_count" integer,
	"single_fish_weighed" jsonb,
	"manual_penalty" bigint,
	"manual_penalty_reason" text,
	"period_index" integer,
	"minutes_late" integer DEFAULT 0 NOT NULL,
	"additional" boolean DEFAULT false NOT NULL,
	"raw" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"action" text NOT NULL,
	"family" text NOT NULL,
	"record" text NOT NULL,
	"tournament" text,
	"summary" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_source" ON "payments" USING btree ("source_module_record");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once_unique" ON "payments" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "payout_structures_director" ON "payout_structures" USING btree ("director");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE not "users"."deleted";--> statement-breakpoint
CREATE INDEX "users_director" ON "users" USING btree ("director");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("last_name"),lower("first_name"));--> statement-breakpoint
CREATE INDEX "users_tours" ON "users" USING gin ("tours");--> statement-breakpoint
CREATE INDEX "tournament_entries_tournament" ON "tournament_entries" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "tournament_entries_users" ON "tournament_entries" USING gin ("users");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entries_boat_number_unique" ON "tournament_entries" USING btree ("tournament","boat_number") WHERE not "tournament_entries"."deleted";--> statement-breakpoint
CREATE INDEX "season_points_season" ON "season_event_point_distributions" USING btree ("season");--> statement-breakpoint
CREATE INDEX "season_points_tournament" ON "season_event_point_distributions" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "season_points_angler" ON "season_event_point_distributions" USING btree ("angler");--> statement-breakpoint
CREATE UNIQUE INDEX "season_points_once" ON "season_event_point_distributions" USING btree ("tournament","entry","angler");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_results_tournament_unique" ON "tournament_results" USING btree ("tournament") WHERE not "tournament_results"."deleted";--> statement-breakpoint
CREATE INDEX "species_director" ON "species" USING btree ("director");--> statement-breakpoint
CREATE INDEX "tournament_flights_tournament" ON "tournament_flights" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "tournaments_start" ON "tournaments" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "tournaments_tour" ON "tournaments" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "tournaments_season" ON "tournaments" USING btree ("season");--> statement-breakpoint
CREATE INDEX "tournaments_director" ON "tournaments" USING btree ("director");--> statement-breakpoint
CREATE INDEX "tournaments_co_directors" ON "tournaments" USING gin ("co_directors");--> statement-breakpoint
CREATE INDEX "seasons_tour" ON "seasons" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "seasons_director" ON "seasons" USING btree ("director");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_settings_tour_unique" ON "tour_settings" USING btree ("tour");--> statement-breakpoint
CREATE INDEX "tours_director" ON "tours" USING btree ("director");--> statement-breakpoint
CREATE UNIQUE INDEX "tours_url_lookup_key_unique" ON "tours" USING btree ("url_lookup_key") WHERE not "tours"."deleted";--> statement-breakpoint
CREATE INDEX "weigh_in_events_tournament" ON "weigh_in_events" USING btree ("tournament","day");--> statement-breakpoint
CREATE INDEX "weigh_in_events_entry" ON "weigh_in_events" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "weigh_in_events_weigh_in" ON "weigh_in_events" USING btree ("weigh_in");--> statement-breakpoint
CREATE INDEX "audit_log_tournament" ON "audit_log" USING btree ("tournament","at");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("record");
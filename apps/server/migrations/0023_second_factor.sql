CREATE TABLE "recovery_codes" (
	"user" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_code_hash_pk" PRIMARY KEY("user","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user" text PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"sealed_next" text,
	"since" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
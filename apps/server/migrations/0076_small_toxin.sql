CREATE TABLE "job_tries" (
	"job" text NOT NULL,
	"record" text NOT NULL,
	"tries" integer NOT NULL,
	"fault" text,
	"last_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_tries_job_record_pk" PRIMARY KEY("job","record")
);
--> statement-breakpoint
CREATE INDEX "job_tries_last" ON "job_tries" USING btree ("last_at");
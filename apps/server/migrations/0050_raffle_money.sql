CREATE TABLE "raffle_seeds" (
	"raffle" text NOT NULL,
	"round" integer NOT NULL,
	"seed" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "raffle_seeds_raffle_round_pk" PRIMARY KEY("raffle","round")
);
--> statement-breakpoint
ALTER TABLE "tournament_raffle_entries" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "tournament_raffle_entries" ADD COLUMN "paid_with" jsonb;--> statement-breakpoint
ALTER TABLE "tournament_raffles" ADD COLUMN "draw" jsonb;--> statement-breakpoint
ALTER TABLE "tournament_raffles" ADD COLUMN "draws_taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
WITH made AS MATERIALIZED (
	SELECT "id", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') AS "seed" FROM "tournament_raffles"
)
INSERT INTO "raffle_seeds" ("raffle", "round", "seed", "fingerprint")
SELECT "id", 0, "seed", encode(sha256("seed"::bytea), 'hex') FROM made;

ALTER TABLE "tournament_raffles" ADD COLUMN "drawn_up_to" integer;--> statement-breakpoint
-- Raffles that are drawn already: every ticket of today was sold before the draw.
UPDATE "tournament_raffles" r SET "drawn_up_to" = (SELECT max(e."entry_number") FROM "tournament_raffle_entries" e WHERE e."raffle" = r."id") WHERE r."winning_entry" IS NOT NULL;

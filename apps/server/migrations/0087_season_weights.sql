ALTER TABLE "season_event_point_distributions" ADD COLUMN "weight" bigint;--> statement-breakpoint
ALTER TABLE "season_event_point_distributions" ADD COLUMN "weight_unit" text;--> statement-breakpoint

-- What final results have weighed already. Points by hand have no weight.
UPDATE season_event_point_distributions d
  SET weight = (s.line ->> 'totalWeight')::numeric::bigint, weight_unit = coalesce(t.settings #>> '{weight,unit}', 'lb')
  FROM tournament_results r
    JOIN tournaments t ON t.id = r.tournament
    CROSS JOIN LATERAL jsonb_array_elements(r.overall_results -> 'standings') AS s(line)
  WHERE NOT r.deleted AND r.date_finalized IS NOT NULL AND d.tournament = r.tournament AND NOT d.deleted AND d.entry = s.line ->> 'entry';

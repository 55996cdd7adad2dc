ALTER TABLE "examens" ADD COLUMN "heure_debut" text;--> statement-breakpoint
ALTER TABLE "examens" ADD COLUMN "heure_fin" text;--> statement-breakpoint
ALTER TABLE "examens" ADD COLUMN "local" text;--> statement-breakpoint
ALTER TABLE "examens" ADD CONSTRAINT "examens_heures_ck" CHECK (("examens"."heure_debut" is null) = ("examens"."heure_fin" is null) and "examens"."heure_debut" < "examens"."heure_fin");--> statement-breakpoint
ALTER TABLE "examens" ADD CONSTRAINT "examens_heure_ck" CHECK ("examens"."heure_debut" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "examens"."heure_fin" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
ALTER TABLE "parametres" ADD COLUMN "code" text;--> statement-breakpoint
UPDATE "parametres" SET "code" = (SELECT "code" FROM "programmes" WHERE "programmes"."libelle" = "parametres"."libelle" ORDER BY "programme_id" LIMIT 1) WHERE "nom" = 'DiplomeID';--> statement-breakpoint
UPDATE "parametres" SET "code" = 'de' WHERE "nom" = 'CoursLangue3ID' AND "libelle" = 'Allemand';--> statement-breakpoint
UPDATE "annonces" SET "priorite" = CASE WHEN lower(trim("priorite")) LIKE 'urgent%' THEN 'Urgente' END WHERE "priorite" <> 'Urgente';
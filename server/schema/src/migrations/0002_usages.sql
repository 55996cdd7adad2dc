ALTER TABLE "types_adresse" ADD COLUMN "usage" text;--> statement-breakpoint
ALTER TABLE "types_moyen_contact" ADD COLUMN "usage" text;--> statement-breakpoint
UPDATE "types_adresse" SET "usage" = CASE lower("libelle") WHEN 'domicile légal' THEN 'domicile' WHEN 'kot' THEN 'residence' WHEN 'deuxième parent' THEN 'parent' WHEN 'siège social' THEN 'siege' WHEN 'logement erasmus' THEN 'erasmus' END;--> statement-breakpoint
UPDATE "types_moyen_contact" SET "usage" = CASE WHEN lower("libelle") IN ('email', 'e-mail', 'courriel', 'mail') THEN 'email' WHEN lower("libelle") IN ('gsm', 'mobile', 'portable') THEN 'gsm' WHEN lower("libelle") = 'téléphone' THEN 'telephone' WHEN lower("libelle") = 'fax' THEN 'fax' END;

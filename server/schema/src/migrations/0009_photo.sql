ALTER TABLE "etudiants" ALTER COLUMN "prenom" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "documents_dossier" ADD COLUMN "usage" text;--> statement-breakpoint
ALTER TABLE "documents_dossier" ADD CONSTRAINT "documents_dossier_usage_ck" CHECK ("documents_dossier"."usage" = 'photo');--> statement-breakpoint
UPDATE "documents_dossier" SET "usage" = 'photo' WHERE lower(replace("titre", '’', '''')) = 'photo d''identité';
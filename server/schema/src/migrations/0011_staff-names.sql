ALTER TABLE "comptes" ADD COLUMN "nom" text;--> statement-breakpoint
ALTER TABLE "comptes" ADD COLUMN "nom_fournisseur" text;--> statement-breakpoint
ALTER TABLE "comptes" ADD COLUMN "fonction" text;
ALTER TABLE "recus" ADD COLUMN "colonnes" jsonb;--> statement-breakpoint
ALTER TABLE "recus" ADD COLUMN "titulaire" text;--> statement-breakpoint
ALTER TABLE "recus" ADD COLUMN "etudes" text;--> statement-breakpoint
ALTER TABLE "recus" ADD COLUMN "code" char(8);
CREATE TABLE "appareils" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"nom" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copies_donnees" (
	"copie_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "copies_donnees_copie_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"compte_id" integer NOT NULL,
	"etudiant_id" integer NOT NULL,
	"demandee_le" timestamp with time zone NOT NULL,
	"verrou_jusqu_au" timestamp with time zone,
	"essais" integer DEFAULT 0 NOT NULL,
	"empreinte" char(64),
	"taille" bigint,
	"prete_le" timestamp with time zone,
	"expire_le" timestamp with time zone,
	"echouee_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appareils" ADD CONSTRAINT "appareils_token_hash_portal_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."portal_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies_donnees" ADD CONSTRAINT "copies_donnees_compte_id_comptes_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."comptes"("compte_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies_donnees" ADD CONSTRAINT "copies_donnees_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copies_donnees_etudiant_idx" ON "copies_donnees" USING btree ("etudiant_id","demandee_le");--> statement-breakpoint
CREATE INDEX "copies_donnees_empreinte_idx" ON "copies_donnees" USING btree ("empreinte");--> statement-breakpoint
CREATE UNIQUE INDEX "copies_donnees_en_cours_uq" ON "copies_donnees" USING btree ("etudiant_id") WHERE "copies_donnees"."prete_le" is null and "copies_donnees"."echouee_le" is null;
CREATE TABLE "notifications" (
	"notification_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"etudiant_id" integer NOT NULL,
	"code" text NOT NULL,
	"genre" text NOT NULL,
	"titre" text NOT NULL,
	"texte" text,
	"lien" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"lue_le" timestamp with time zone,
	CONSTRAINT "notifications_une_fois_uq" UNIQUE("etudiant_id","code","genre"),
	CONSTRAINT "notifications_genre_ck" CHECK ("notifications"."genre" in ('recu', 'decision', 'rappel-7', 'rappel-1'))
);
--> statement-breakpoint
CREATE TABLE "notifications_reglages" (
	"etudiant_id" integer PRIMARY KEY NOT NULL,
	"rappel_ecran" boolean NOT NULL,
	"rappel_courriel" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rappels" (
	"etudiant_id" integer PRIMARY KEY NOT NULL,
	"jour" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_reglages" ADD CONSTRAINT "notifications_reglages_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rappels" ADD CONSTRAINT "rappels_etudiant_id_etudiants_etudiant_id_fk" FOREIGN KEY ("etudiant_id") REFERENCES "public"."etudiants"("etudiant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_etudiant_idx" ON "notifications" USING btree ("etudiant_id","date");--> statement-breakpoint
CREATE INDEX "notifications_non_lues_idx" ON "notifications" USING btree ("etudiant_id") WHERE "notifications"."lue_le" is null;
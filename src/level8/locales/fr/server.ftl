### Le serveur et ses données : ce qui ne va pas, et ce que l’hôte peut y faire.

store-address = LEVEL8_DATABASE n’est pas l’adresse d’une base de données utilisable ici. Écris-la comme postgresql://nom@machine/base, ou laisse-la de côté pour garder les tables dans un fichier.
store-closed = Les données des tables sont fermées, car le serveur s’arrête. Relance-le pour continuer à jouer.
store-folder = Le dossier de données { $folder } est inutilisable : { $problem }. Indique un autre dossier avec --data, ou change les droits de celui-ci.
store-read-only = Impossible d’écrire dans le dossier de données { $folder } ou dans un fichier qui s’y trouve. Indique un autre dossier avec --data, ou autorise l’écriture dans celui-ci et ses fichiers à qui lance le serveur.
store-in-use = Un autre serveur utilise le dossier de données { $folder }. Arrête-le d’abord, ou indique un autre dossier avec --data.
store-disk-full = Le disque de { $folder } est plein, on ne peut plus rien y enregistrer. Fais de la place : les tables reprendront d’elles-mêmes.
store-broken = { $file } est abîmé, ou n’est pas une base de données de level8. Remets une copie à sa place, ou déplace-le pour repartir d’une base vide.
store-newer = { $place } vient d’un level8 plus récent que celui-ci. Installe la version plus récente pour t’en servir.
store-damaged-key = Le fichier de clé { $file } est abîmé. Remets une copie à sa place, ou supprime-le : tout le monde sera alors nouveau une fois.
store-login = La base de données { $place } ne nous laisse pas entrer. Vérifie le nom et le mot de passe dans LEVEL8_DATABASE.
store-no-database = La base de données { $place } n’existe pas sur le serveur. Crée-la, ou corrige LEVEL8_DATABASE.
store-unreachable = La base de données { $place } ne répond pas : { $problem }. Vérifie qu’elle fonctionne et que LEVEL8_DATABASE désigne la bonne.
store-failed = Les données dans { $place } ne sont pas accessibles : { $problem }. Répare cela, puis réessaie.

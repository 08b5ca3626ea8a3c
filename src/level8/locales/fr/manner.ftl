### Ce que les bots disent parfois, chacun à sa manière.

manner-novice-hello = Coucou ! J’apprends encore.
manner-novice-laid = Regarde, j’ai réussi !
manner-novice-skipped = Oh non ! Bon, une petite sieste.
manner-novice-out = C’est vrai ? J’ai fini !
manner-novice-stays = Oups. La prochaine fois !

manner-steady-hello = Bonne partie !
manner-steady-laid = Et voilà.
manner-steady-skipped = D’accord, je me repose un peu.
manner-steady-out = Ça s’est bien passé.
manner-steady-stays = Ça arrive. On continue.

manner-expert-hello = Que la plus belle main gagne.
manner-expert-laid = Tout se passe comme prévu.
manner-expert-skipped = Bien joué.
manner-expert-out = Je m’y attendais.
manner-expert-stays = Intéressant. Je m’en souviendrai.

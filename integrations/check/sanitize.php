<?php
/**
 * Cleans HTML from the standard input with the code of a mail program or a feed reader.
 *   php sanitize.php FOLDER NAME   the folder of its unpacked Debian packages
 */
error_reporting( E_ERROR );
list( , $folder, $name ) = $argv;
$html                    = stream_get_contents( STDIN );

if ( 'roundcube' === $name ) {
	define( 'RCUBE_CHARSET', 'UTF-8' );
	require "$folder/usr/share/php/Masterminds/HTML5/autoload.php";
	spl_autoload_register(
		function ( $class ) use ( $folder ) {
			$file = "$folder/usr/share/roundcube/program/lib/Roundcube/$class.php";
			is_file( $file ) && require $file;
		}
	);
	// Its reader has allowed pictures.
	echo ( new rcube_washtml( array( 'allow_remote' => true ) ) )->wash( $html );
}

if ( 'tt-rss' === $name ) {
	/** Without plugins. */
	class PluginHost {
		const HOOK_SANITIZE = 'sanitize';
		public static function getInstance() {
			return new self();
		}
		public function get_hooks() {
			return array();
		}
	}
	function rewrite_relative_url( $base, $url ) {
		return $url;
	}
	function get_pref() {
		return false;
	}
	$_SESSION = array( 'hasSandbox' => true, 'bw_limit' => false );
	require "$folder/usr/share/tt-rss/www/classes/sanitizer.php";
	echo Sanitizer::sanitize( $html, false, 1, 'https://blog.example/' );
}

if ( 'simplepie' === $name ) {
	require "$folder/usr/share/php/simplepie/autoloader.php";
	$feed = new SimplePie();
	$feed->enable_cache( false );
	$feed->set_raw_data( $html );
	$feed->init();
	echo $feed->get_item( 0 )->get_content();
}

<?php
/**
 * Plugin Name: Combines scripts
 * Description: Combines all scripts of the site into one file, like performance plugins, with the exclusion filter of one of them.
 */
add_action(
	'template_redirect',
	function () {
		ob_start(
			function ( $html ) {
				$spared   = apply_filters( 'litespeed_optimize_js_excludes', array() );
				$combined = '';
				$html     = preg_replace_callback(
					'~<script\b[^>]*\ssrc=["\']([^"\']+)["\'][^>]*></script>~',
					function ( $tag ) use ( $spared, &$combined ) {
						$path = wp_parse_url( $tag[1], PHP_URL_PATH );
						$file = ABSPATH . ltrim( $path, '/' );
						foreach ( $spared as $part ) {
							if ( false !== strpos( $path, $part ) ) {
								return $tag[0];
							}
						}
						if ( ! is_file( $file ) ) {
							return $tag[0];
						}
						$combined .= file_get_contents( $file ) . ";\n";
						return '';
					},
					$html
				);
				$name = '/wp-content/combined-' . md5( $combined ) . '.js';
				file_put_contents( ABSPATH . $name, $combined );
				return str_replace( '</body>', '<script defer src="' . home_url( $name ) . '"></script></body>', $html );
			}
		);
	}
);
